create table ads (
  id uuid primary key default gen_random_uuid(),
  ad_id integer not null unique check (ad_id between 0 and 9999999),
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null default 'banner' check (kind in ('listing', 'banner')),
  title localized_text not null,
  description localized_text not null,
  location localized_text not null default '{}',
  price text not null default '' check (length(price) <= 60),
  price_cents bigint check (price_cents >= 0),
  category text not null references categories (slug),
  images picture_list not null default '[]',
  website_url text not null default '' check (website_url = '' or website_url ~ '^https?://'),
  contact_type text not null check (contact_type in ('website', 'contact_info')),
  contact_name text not null default '' check (length(contact_name) <= 25),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 14),
  service_area_type text not null default 'specific_state'
    check (service_area_type in ('all_states', 'midwest', 'specific_state')),
  service_city text not null default '' check (length(service_city) <= 80),
  service_state text references us_states (code),
  service_zip_code text not null default '' check (service_zip_code ~ '^(\d{5})?$'),
  status text not null default 'pending' check (status in ('active', 'inactive', 'pending', 'expired', 'sold')),
  moderation text not null default 'waiting'
    check (moderation in ('approved', 'waiting', 'rejected', 'removed')),
  moderation_reason text not null default '',
  moderated_by uuid references profiles (id) on delete set null,
  moderated_at timestamptz,
  featured boolean not null default false,
  views integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  favorites integer not null default 0 check (favorites >= 0),
  owner_hidden boolean not null default false,
  search_text text not null default '',
  expires_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  listed boolean not null generated always as
    (status = 'active' and moderation = 'approved' and not owner_hidden and deleted_at is null) stored,
  constraint a_banner_title_in_at_least_one_language check (title <> '{}'::jsonb),
  constraint a_website_banner_names_its_website check (contact_type <> 'website' or website_url <> '')
) with (fillfactor = 90);

create index ads_by_category on ads (category, created_at desc, id desc) include (expires_at) where listed;
create index ads_newest on ads (created_at desc, id desc) include (expires_at) where listed;
create index ads_by_words on ads using gin (search_text gin_trgm_ops) where listed;
create index ads_in_ticker on ads (created_at desc) where featured;
create index ads_of_owner on ads (user_id, created_at desc);

-- The last word of an admin on a banner, with the note that goes with it (D-13).
create table ad_approvals (
  ad_id uuid primary key references ads (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  status text not null check (status in ('approved', 'rejected')),
  admin_id uuid references profiles (id) on delete set null,
  admin_notes text not null default '',
  approved_at timestamptz not null default now()
);

-- A person who is banned or has left hides everything of theirs, and shows it again on the way back (D-12, D-37).
create function hide_items_of_owner() returns trigger language plpgsql as $$
declare hidden boolean := new.role = 'banned' or new.deactivated_at is not null;
begin
  update listings set owner_hidden = hidden where user_id = new.id and owner_hidden <> hidden;
  update ads set owner_hidden = hidden where user_id = new.id and owner_hidden <> hidden;
  return null;
end $$;

create trigger an_owner_goes_or_returns after update of role, deactivated_at on profiles
  for each row when (old.role is distinct from new.role or old.deactivated_at is distinct from new.deactivated_at)
  execute function hide_items_of_owner();
