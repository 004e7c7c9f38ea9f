-- Days that are over, as the charts of the overview show them; filled by a job, because adding up a month of views takes long.
create table site_days (
  day date primary key,
  sign_ups integer not null,
  posts integer not null,
  sales bigint not null,
  views bigint not null,
  constraint nothing_is_counted_below_zero check (least(sign_ups, posts, sales, views) >= 0)
);
-- What the charts count of today.
create index profiles_by_age on profiles (created_at);
create index payments_by_day on payments (paid_at) include (amount_cents) where state = 'paid';

-- A filter that leaves few is quicker than a common word.
create index listings_of_status on listings (status) where deleted_at is null;
create index listings_of_category on listings (category) where deleted_at is null;
create index listings_turned_down on listings (moderation) where moderation in ('rejected', 'removed');

-- The words of every listing, in a table of their own: an index on words is the dearest of all, and PostgreSQL fills every index
-- of a row anew when its status changes. What the public searches stays in listings_by_words.
create table listing_words (
  listing_id uuid primary key references listings on delete cascade,
  search_text text not null
);
insert into listing_words (listing_id, search_text) select id, search_text from listings;
create index listing_words_alike on listing_words using gin (search_text gin_trgm_ops);
drop index listings_by_all_words;

create function keep_words_of_listing() returns trigger language plpgsql as $$
begin
  insert into listing_words (listing_id, search_text) values (new.id, new.search_text)
  on conflict (listing_id) do update set search_text = excluded.search_text;
  return null;
end $$;

create trigger a_new_listing_has_words after insert on listings
  for each row execute function keep_words_of_listing();
create trigger a_listing_has_new_words after update of search_text on listings
  for each row when (old.search_text <> new.search_text) execute function keep_words_of_listing();
