-- Refunds. A row is made before the provider hears of one, and its id is the idempotency key: a refund that was asked for is made
-- exactly once, whoever dies in between. Refunds made at the provider's own pages get their row when the site hears of them.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  -- requested: promised, the provider has not answered. made: the provider has it. failed: no money went back.
  state text not null default 'requested' check (state in ('requested', 'made', 'failed')),
  reason text not null default '' check (length(reason) <= 500),
  -- Null for what the site or somebody at the provider's own pages gave back.
  requested_by uuid references profiles on delete set null,
  stripe_refund_id text unique,
  error text not null default '' check (length(error) <= 500),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint a_refund_that_is_settled_says_when check ((state = 'requested') = (settled_at is null))
);
create index refunds_newest on refunds (created_at desc, id desc) include (state, amount_cents);
create index refunds_of_payment on refunds (payment_id, created_at);
create index refunds_of_admin on refunds (requested_by) where requested_by is not null;
create index refunds_requested on refunds (created_at) where state = 'requested';

alter table payments
  -- How much of it went back. A payment of which a part did stays paid.
  add column refunded_amount integer not null default 0,
  -- When it was paid; until then, when it was begun. What lists and months go by.
  add column booked_at timestamptz generated always as (coalesce(paid_at, created_at)) stored not null;
update payments set refunded_amount = amount_cents where state = 'refunded';
insert into refunds (payment_id, amount_cents, state, created_at, settled_at)
  select id, amount_cents, 'made', refunded_at, refunded_at from payments where state = 'refunded' and amount_cents > 0;
alter table payments
  add constraint no_more_is_refunded_than_was_paid check (refunded_amount between 0 and amount_cents),
  add constraint only_what_was_paid_is_refunded check (refunded_amount = 0 or state in ('paid', 'refunded')),
  add constraint what_is_refunded_is_refunded_whole check (state <> 'refunded' or refunded_amount = amount_cents);

create index payments_newest on payments (booked_at desc, id desc) include (state, reason, tier, amount_cents, refunded_amount);
create index payments_failed on payments (booked_at desc, id desc) where state = 'open' and last_error <> '';
create index payments_of_listing on payments (listing_id, booked_at desc) where listing_id is not null;
create index payments_by_title on payments using gin (lower(listing_title) gin_trgm_ops);
create index payment_events_of_object on payment_events (object_id, happened_at) where object_id <> '';

create index subscriptions_newest on subscriptions (created_at desc, id desc) include (status, package_type);
create index subscriptions_by_title on subscriptions using gin (lower(listing_title) gin_trgm_ops);

-- What the charts count: less what went back.
drop index payments_by_day;
create index payments_by_day on payments (paid_at) include (amount_cents, refunded_amount) where state = 'paid';
