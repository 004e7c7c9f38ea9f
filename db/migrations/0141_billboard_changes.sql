-- A change of an approved banner ad waits here, and the approved version stays public. One row each: a second change
-- replaces the first. A rejected one stays, with the reason, until its owner changes the banner ad again.
create table if not exists billboard_changes (
  billboard_id uuid primary key references ads(id) on delete cascade,
  title localized_text not null,
  description localized_text not null,
  location localized_text not null default '{}',
  price text not null default '' check (length(price) <= 60),
  category text not null references categories(slug),
  images picture_list not null default '[]',
  website_url text not null default '' check (website_url = '' or website_url ~ '^https?://'),
  contact_type text not null check (contact_type in ('website', 'contact_info')),
  contact_name text not null default ''
    check (plain_characters(contact_name) <= 25 and length(contact_name) <= 100),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 40),
  sent_at timestamptz not null,
  rejected_at timestamptz,
  rejection_reason text not null default '' check (length(rejection_reason) <= 2000)
);
create index if not exists billboard_changes_waiting on billboard_changes (sent_at) where rejected_at is null;
