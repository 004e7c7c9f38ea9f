-- Billboards that people post themselves, when they are shown, and the links by which advertisers read their numbers.
alter table ads
  -- Made by the form before it is sent: sending the same form twice is one billboard.
  add column form_id uuid,
  -- When it is shown, within what is paid for. Nothing: from its approval on, and until its paid time ends.
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint one_billboard_for_each_form unique (user_id, form_id),
  add constraint a_billboard_starts_before_it_ends check (starts_at < ends_at);

drop index ads_by_category;
create index ads_by_category on ads (category, created_at desc, id desc) include (expires_at, starts_at, ends_at) where listed;
drop index ads_newest;
create index ads_newest on ads (created_at desc, id desc) include (expires_at, starts_at, ends_at) where listed;

drop trigger ads_changed on ads;
create trigger ads_changed after insert or delete or update of
  title, description, location, price, price_cents, category, contact_type, contact_name, contact_email, contact_phone,
  images, website_url, service_area_type, service_city, service_state, status, moderation, featured, owner_hidden,
  expires_at, starts_at, ends_at, deleted_at
  on ads for each statement execute function announce_content();

-- Who knows the secret reads the numbers of a billboard without an account, as long as the row stands. It protects no more
-- than this database holds beside it, so it is kept as it is, and its owner can copy it again.
create table statistics_links (
  billboard_id uuid primary key references ads (id) on delete cascade,
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{32}$'),
  made_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null
);
