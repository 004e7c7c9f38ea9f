create table favorites (
  user_id uuid not null references profiles (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
create index favorites_of_listing on favorites (listing_id);

-- config: {"rows": 5, "cols": 4, "positions": [{"row", "col", "width", "height", "adId"}]} (D-16)
create table layout_configs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 300),
  config jsonb not null check (jsonb_typeof(config -> 'positions') = 'array'),
  is_active boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index at_most_one_layout_is_active on layout_configs ((true)) where is_active;

create table category_layouts (
  id uuid primary key default gen_random_uuid(),
  category_slug text not null unique references categories (slug),
  category_name text not null,
  config jsonb not null check (jsonb_typeof(config -> 'positions') = 'array'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
