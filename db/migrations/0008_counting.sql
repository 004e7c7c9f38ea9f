-- Who looked at what, as a hash whose salt changes daily: enough to count once, useless to trace (D-10).
create unlogged table recent_views (
  item_id uuid not null,
  visitor_hash bytea not null,
  seen_at timestamptz not null,
  primary key (item_id, visitor_hash)
);
create index recent_views_oldest on recent_views (seen_at);

-- One salt a day; yesterday's is deleted, and with it the last way to link two days.
create table visitor_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

create table daily_counts (
  item_id uuid not null,
  item_kind text not null check (item_kind in ('listing', 'banner')),
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  contacts integer not null default 0,
  primary key (item_id, day)
);

-- Token buckets that must hold across nodes and restarts.
create unlogged table rate_buckets (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);
create index rate_buckets_oldest on rate_buckets (refilled_at);

-- Words that public items use, for 'did you mean'.
create table search_words (
  word text primary key check (length(word) between 4 and 32)
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
