-- One row for each charge, made before any money moves (D-02). It outlives the listing it paid for (D-09).
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- What people see on the receipt.
  receipt_number bigint not null generated always as identity,
  user_id uuid not null references profiles (id) on delete restrict,
  listing_id uuid references listings (id) on delete set null,
  -- As it was when it was paid: a receipt does not change with the listing.
  listing_title text not null default '',
  reason text not null check (reason in ('new', 'upgrade', 'renewal')),
  tier text not null check (tier in ('single', 'silver', 'gold', 'platinum')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  -- Whether it is the first charge of a subscription.
  renews boolean not null default false,
  state text not null default 'open' check (state in ('open', 'paid', 'refunded', 'canceled')),
  stripe_payment_intent_id text unique,
  stripe_subscription_id text,
  stripe_invoice_id text unique,
  card_brand text not null default '',
  card_last4 text not null default '' check (card_last4 ~ '^(\d{4})?$'),
  -- Why the last attempt did not work, in the words of the bank.
  last_error text not null default '' check (length(last_error) <= 500),
  -- When the provider was asked last: the oldest are asked first.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz,
  constraint what_is_paid_says_when check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  constraint what_is_refunded_says_when check ((state = 'refunded') = (refunded_at is not null))
);
-- Two tabs and a double click find the same row.
create unique index one_open_payment_per_listing on payments (listing_id) where state = 'open';
create unique index receipt_numbers_differ on payments (receipt_number);
create index payments_of_user on payments (user_id, created_at desc, id desc);
create index payments_of_subscription on payments (stripe_subscription_id) where stripe_subscription_id is not null;
create index payments_left_open on payments (checked_at nulls first) where state = 'open';

-- What the provider told us, each event once. Its content is not kept: the provider is asked for the present state.
create table payment_events (
  id text primary key check (length(id) <= 255),
  type text not null check (length(type) <= 255),
  object_id text not null default '' check (length(object_id) <= 255),
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  processed_at timestamptz,
  error text not null default '' check (length(error) <= 500)
);
create index payment_events_unprocessed on payment_events (received_at) where processed_at is null;
create index payment_events_by_age on payment_events (received_at);

alter table subscriptions
  add column default_payment_method text,
  -- Somebody here wants it to end, whatever the provider said last; set until the provider agrees.
  add column end_requested_at timestamptz,
  -- When its owner was told that a renewal failed; null again once one works.
  add column failure_told_at timestamptz,
  -- When the provider was asked: an older answer never overwrites a newer one.
  add column synced_at timestamptz not null default now();
create index subscriptions_of_listing on subscriptions (listing_id) where listing_id is not null;
create index subscriptions_to_end on subscriptions (end_requested_at) where end_requested_at is not null;
