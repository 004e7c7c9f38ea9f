create table profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  email_verified boolean not null default false,
  full_name text not null default '' check (length(full_name) <= 100),
  phone text not null default '' check (length(phone) <= 14),
  bio text not null default '' check (length(bio) <= 1500),
  location text not null default '' check (length(location) <= 120),
  avatar_url text not null default '' check (length(avatar_url) <= 2048),
  role text not null default 'user' check (role in ('user', 'admin', 'banned')),
  is_verified boolean not null default false,
  admin_notes text not null default '',
  language text check (language in ('en', 'ru', 'es')),
  email_notifications boolean not null default true,
  push_notifications boolean not null default true,
  expiry_alerts boolean not null default true,
  favorite_categories text[] not null default '{}',
  provider_customer_id text unique,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index one_profile_per_address on profiles (lower(email));
create index profiles_newest_first on profiles (created_at desc, id desc);
