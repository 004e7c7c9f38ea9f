-- What a person wrote, by language. At least one language is there, each value is text.
create domain localized_text as jsonb
  check (jsonb_typeof(value) = 'object' and value - 'en' - 'ru' - 'es' = '{}'::jsonb);

-- Up to five pictures, first one first: [{"id": "<32 hex digits>", "width": 1280, "height": 960}].
create domain picture_list as jsonb
  check (jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 5);

create table listings (
  id uuid primary key default gen_random_uuid(),
  -- Seven digits only after every six-digit draw collided (D-06).
  listing_id integer not null unique check (listing_id between 0 and 9999999),
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null default 'listing' check (kind in ('listing', 'banner')),
  title localized_text not null,
  description localized_text not null,
  location localized_text not null default '{}',
  compensation text not null default '' check (length(compensation) <= 60),
  price_cents bigint check (price_cents >= 0),
  category text not null references categories (slug),
  contact_name text not null default '' check (length(contact_name) <= 25),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 14),
  contact_phone_extension text not null default '' check (length(contact_phone_extension) <= 10),
  images picture_list not null default '[]',
  website_url text not null default '' check (website_url = '' or website_url ~ '^https?://'),
  business_city text not null default '' check (length(business_city) <= 80),
  business_state text references us_states (code),
  business_zip_code text not null default '' check (business_zip_code ~ '^(\d{5})?$'),
  service_area_type text not null default 'specific_state'
    check (service_area_type in ('all_states', 'midwest', 'specific_state')),
  service_city text not null default '' check (length(service_city) <= 80),
  service_state text references us_states (code),
  service_zip_code text not null default '' check (service_zip_code ~ '^(\d{5})?$'),
  status text not null default 'pending' check (status in ('active', 'inactive', 'pending', 'expired', 'sold')),
  moderation text not null default 'approved'
    check (moderation in ('approved', 'waiting', 'rejected', 'removed')),
  moderation_reason text not null default '',
  moderated_by uuid references profiles (id) on delete set null,
  moderated_at timestamptz,
  featured_ticker boolean not null default false,
  payment_type text not null default 'regular-listing',
  payment_status text not null default 'pending' check (payment_status in ('pending', 'completed')),
  payment_amount integer not null default 0 check (payment_amount >= 0),
  views integer not null default 0 check (views >= 0),
  -- Kept by the trigger below, so that no public query has to join profiles.
  owner_hidden boolean not null default false,
  replaced_by uuid references listings (id) on delete set null,
  search_text text not null default '',
  expires_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Everything of 'is it public' that does not depend on the time of day (D-04).
  listed boolean not null generated always as
    (status = 'active' and moderation = 'approved' and not owner_hidden and deleted_at is null) stored,
  constraint a_title_in_at_least_one_language check (title <> '{}'::jsonb),
  constraint titles_have_at_most_50_characters check (
    length(coalesce(title ->> 'en', '')) <= 50 and length(coalesce(title ->> 'ru', '')) <= 50
    and length(coalesce(title ->> 'es', '')) <= 50),
  constraint descriptions_have_at_most_1500_characters check (
    length(coalesce(description ->> 'en', '')) <= 1500 and length(coalesce(description ->> 'ru', '')) <= 1500
    and length(coalesce(description ->> 'es', '')) <= 1500),
  constraint only_active_listings_run_in_the_ticker check (not featured_ticker or status = 'active'),
  constraint wide_service_areas_name_no_place check (
    service_area_type = 'specific_state'
    or (service_city = '' and service_state is null and service_zip_code = ''))
) with (fillfactor = 90); -- room for a view count to change without moving the row

-- The category page: newest first; expires_at rides along so that deep pages stay in the index.
create index listings_by_category on listings (category, created_at desc, id desc) include (expires_at) where listed;
create index listings_newest on listings (created_at desc, id desc) include (expires_at, category) where listed;
create index listings_cheapest on listings (category, price_cents, id) where listed;
create index listings_dearest on listings (category, price_cents desc nulls last, id) where listed;
create index listings_by_words on listings using gin (search_text gin_trgm_ops) where listed;
create index listings_in_ticker on listings (created_at desc) where featured_ticker;
create index listings_of_owner on listings (user_id, created_at desc);
create index listings_about_to_expire on listings (expires_at) where status = 'active';
