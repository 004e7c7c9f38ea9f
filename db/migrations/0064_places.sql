-- Where items are ([GEO-01], docs/decisions/0094): the ZIP codes that items have, and where those are on a flat map, in miles. All
-- other ZIP codes are known to the code alone.
create table places (
  zip integer primary key check (zip between 0 and 99999),
  -- Of the ZIP code; it may be the capital, which is no state.
  state text check (length(state) = 2),
  position point
);
create index places_by_position on places using gist (position);

-- Items that have no place, such as services for all states.
insert into places (zip) values (0);

-- Null: not looked up yet. The job places.fill does that.
alter table listings add column place integer references places (zip);
alter table ads add column place integer references places (zip);

create trigger listings_move after update of place on listings for each row
  when ((old.listed or new.listed) and old.place is distinct from new.place) execute function announce_listing();
create trigger ads_move after update of place on ads for each row
  when ((old.listed or new.listed) and old.place is distinct from new.place) execute function announce_ad();
