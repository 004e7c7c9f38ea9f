-- Counts of facets without reading each listing (docs/decisions/0116): the listings of a category that have a token, or a bit of a
-- number, as a set of bits. A position means the same listing in all sets of a category. They are written together by the job
-- facets.store, as of one instant; facet_changes has what changed since then, from the same transaction as the change.
create table facet_sets (
  category text not null,
  -- 0: tokens; from 1 on: the place in listings.facet_numbers; -1: price_cents.
  fact int not null,
  -- A token, 0 for all listings of the category; of a number: a bit, from 0, or -1 for all that state it.
  value int not null,
  listings bit varying not null,
  stored_at timestamptz not null default now(),
  primary key (category, fact, value)
);
-- They are read whole: compressing them would cost more than it saves.
alter table facet_sets alter column listings set storage external;

-- What listings were (-1) and are now (1). Rows are only added, so that no writer waits for another.
create table facet_changes (
  category text not null,
  sign int not null check (sign in (-1, 1)),
  facet_tokens int[] not null,
  facet_numbers int[],
  price_cents bigint
);
create index facet_changes_of_category on facet_changes (category);

create function note_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.listed then
    insert into facet_changes (category, sign, facet_tokens, facet_numbers, price_cents)
    values (old.category, -1, old.facet_tokens, old.facet_numbers, old.price_cents);
  end if;
  if tg_op <> 'DELETE' and new.listed then
    insert into facet_changes (category, sign, facet_tokens, facet_numbers, price_cents)
    values (new.category, 1, new.facet_tokens, new.facet_numbers, new.price_cents);
  end if;
  return null;
end $$;

create trigger facets_appear after insert on listings for each row when (new.listed) execute function note_facets();
create trigger facets_change after update on listings for each row
  when ((old.listed or new.listed)
        and (old.listed, old.category, old.facet_tokens, old.facet_numbers, old.price_cents)
            is distinct from (new.listed, new.category, new.facet_tokens, new.facet_numbers, new.price_cents))
  execute function note_facets();
create trigger facets_disappear after delete on listings for each row when (old.listed) execute function note_facets();

-- Returns the listings of a category whose number is in a range, both ends included; null where none states it. Bits are compared from
-- the highest on: what was equal so far and has another bit is decided.
create function facet_set_between(of_category text, of_fact int, lowest bigint, highest bigint) returns bit varying
  language plpgsql stable strict as $$
declare
  stated bit varying := (select listings from facet_sets where category = of_category and fact = of_fact and value = -1);
  none bit varying := stated # stated;
  as_least bit varying := stated;
  as_most bit varying := stated;
  above bit varying := none;
  below bit varying := none;
  slice bit varying;
begin
  for place in reverse 62..0 loop
    slice := (select listings from facet_sets where category = of_category and fact = of_fact and value = place);
    if (lowest >> place) & 1 = 1 then
      as_least := coalesce(as_least & slice, none);
    elsif slice is not null then
      above := above | (as_least & slice);
      as_least := as_least & ~slice;
    end if;
    if (highest >> place) & 1 = 0 then
      as_most := coalesce(as_most & ~slice, as_most);
    else
      below := below | coalesce(as_most & ~slice, as_most);
      as_most := coalesce(as_most & slice, none);
    end if;
  end loop;
  return (above | as_least) & (below | as_most);
end $$;

-- Returns listings whose end is past and that the job listings.expire has not come to yet: a few, where the planner guesses tenths of
-- the table, because it takes those that expired long ago for active. It narrows; the caller judges what is public.
create function listings_past_their_end(moment timestamptz)
  returns table (category text, listed boolean, expires_at timestamptz, facet_tokens int[], facet_numbers int[], price_cents bigint)
  language plpgsql stable rows 50
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select ended.category, ended.listed, ended.expires_at, ended.facet_tokens, ended.facet_numbers, ended.price_cents
    from listings as ended where ended.status = 'active' and ended.expires_at <= moment;
end $$;
