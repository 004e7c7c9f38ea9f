create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete restrict,
  listing_id uuid references listings (id) on delete set null,
  -- The provider's id; 'migrated_…' marks one taken over from an earlier system.
  stripe_subscription_id text not null unique,
  stripe_customer_id text not null,
  package_type text not null check (package_type in ('single', 'silver', 'gold', 'platinum')),
  status text not null default 'active',
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  listing_title text not null default '',
  category text references categories (slug),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_of_user on subscriptions (user_id, created_at desc);

create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  stripe_payment_method_id text not null unique,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^\d{4}$'),
  card_exp_month integer not null check (card_exp_month between 1 and 12),
  card_exp_year integer not null check (card_exp_year between 2000 and 2200),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index at_most_one_default_card on payment_methods (user_id) where is_default;
