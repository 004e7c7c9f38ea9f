-- What visitors say is wrong with an item. One report for each visitor and item; answered once an admin has decided.
create table reports (
  id uuid primary key default gen_random_uuid(),
  item_kind text not null check (item_kind in ('listing', 'banner')),
  item_id uuid not null,
  reason text not null
    check (reason in ('scam', 'wrong', 'gone', 'category', 'duplicate', 'offensive', 'illegal', 'other')),
  note text not null default '' check (length(note) <= 500),
  -- Means nothing once the salt of its day is gone; for people with an account, a number made of their id.
  visitor_hash bytea not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references profiles (id) on delete set null,
  constraint one_report_per_visitor_and_item unique (item_id, visitor_hash)
);
create index reports_open on reports (item_kind, item_id, created_at) where resolved_at is null;
create index reports_oldest_answered on reports (resolved_at) where resolved_at is not null;

-- The same record for listings as ad_approvals is for billboards.
create table listing_approvals (
  listing_id uuid primary key references listings (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  status text not null check (status in ('approved', 'rejected')),
  admin_id uuid references profiles (id) on delete set null,
  admin_notes text not null default '',
  approved_at timestamptz not null default now()
);

alter table listing_approvals
  add constraint notes_of_admins_have_at_most_1000_characters check (length(admin_notes) <= 1000);

-- The administration's lists hold what the public does not see: they are walked, counted and filtered inside these.
create index listings_for_admins on listings (created_at desc, id desc)
  include (status, moderation, category, featured_ticker) where deleted_at is null;
create index ads_for_admins on ads (created_at desc, id desc)
  include (status, moderation, category, featured) where deleted_at is null;
create index listings_waiting on listings (created_at, id) where moderation = 'waiting' and deleted_at is null;
create index ads_waiting on ads (created_at, id) where moderation = 'waiting' and deleted_at is null;
create index ads_deleted on ads (deleted_at desc, id) where deleted_at is not null;
create index listings_by_all_words on listings using gin (search_text gin_trgm_ops);
create index ads_by_all_words on ads using gin (search_text gin_trgm_ops);
