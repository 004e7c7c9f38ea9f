-- What is usual for listings like this one ([PRICE-01]), and what was asked before ([PRICE-03]); decision 0103.
alter table listings
  add column comparable_group text,
  add column comparable_year integer,
  add column comparable_value bigint,
  add column price_was_cents bigint,
  add column price_dropped_at timestamptz,
  -- Why it waits for an admin, or waited last.
  add column held_for text;
alter table listings add constraint listings_held_for_check check (held_for in ('account', 'price')) not valid;
alter table listings validate constraint listings_held_for_check;
alter table listings add constraint "a dropped price says from what and when"
  check ((price_was_cents is null) = (price_dropped_at is null)) not valid;
alter table listings validate constraint "a dropped price says from what and when";

create table usual_prices (
  comparable_group text not null,
  -- The middle of five years; 0 where the year says nothing.
  comparable_year integer not null,
  listings integer not null check (listings > 0),
  lowest bigint not null,
  first_quarter bigint not null,
  median bigint not null,
  third_quarter bigint not null,
  highest bigint not null,
  primary key (comparable_group, comparable_year),
  constraint "quarters are in order"
    check (lowest <= first_quarter and first_quarter <= median and median <= third_quarter and third_quarter <= highest)
);

create table price_changes (
  listing_id uuid not null references listings (id) on delete cascade,
  changed_at timestamptz not null,
  from_cents bigint,
  to_cents bigint,
  primary key (listing_id, changed_at)
);
