-- How many letters of Latin and Cyrillic scripts, digits, signs and spaces a text has: each of them is one character to
-- people too, which cannot be said of emoji and of marks that stand on letters. Counting those is left to the site (D-29).
create function plain_characters(said text) returns integer language sql immutable parallel safe
  return length(regexp_replace(said, '[^ -~¡-ɏЀ-҂Ҋ-ӿ\n]', '', 'g'));

create function fits(said localized_text, most integer) returns boolean language sql immutable parallel safe
  return plain_characters(coalesce(said ->> 'en', '')) <= most and length(coalesce(said ->> 'en', '')) <= 4 * most
     and plain_characters(coalesce(said ->> 'ru', '')) <= most and length(coalesce(said ->> 'ru', '')) <= 4 * most
     and plain_characters(coalesce(said ->> 'es', '')) <= most and length(coalesce(said ->> 'es', '')) <= 4 * most;

alter table listings
  drop constraint titles_have_at_most_50_characters,
  drop constraint descriptions_have_at_most_1500_characters,
  drop constraint listings_contact_name_check,
  add constraint titles_have_at_most_50_characters check (fits(title, 50)),
  add constraint descriptions_have_at_most_1500_characters check (fits(description, 1500)),
  add constraint contact_names_have_at_most_25_characters
    check (plain_characters(contact_name) <= 25 and length(contact_name) <= 100),
  -- Made by the form before it is sent: sending the same form twice is one listing.
  add column form_id uuid,
  -- The listing a repost takes the place of, once it is paid.
  add column replaces uuid references listings (id) on delete set null,
  -- When the owner was reminded of a draft.
  add column draft_reminded_at timestamptz,
  -- The end the owner was told of: a new end is told anew.
  add column end_told timestamptz,
  add constraint one_listing_for_each_form unique (user_id, form_id);

create index listings_replaced_by on listings (replaced_by) where replaced_by is not null;
create index listings_replacing on listings (replaces) where replaces is not null;
create index listings_drafts on listings (updated_at) where status = 'pending' and payment_status = 'pending';
create index listings_deleted on listings (deleted_at) where deleted_at is not null;

alter table ads
  drop constraint ads_contact_name_check,
  add constraint billboard_contact_names_have_at_most_25_characters
    check (plain_characters(contact_name) <= 25 and length(contact_name) <= 100);

-- What was paid for, by part: the post itself, a place in the ticker, on the boards of the category and of the home page.
create table entitlements (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings (id) on delete cascade,
  kind text not null check (kind in ('post', 'ticker', 'category-board', 'home-board')),
  -- The payment it comes from: one payment buys each part once, however often it is told of.
  source_id text not null,
  tier text not null,
  amount integer not null check (amount >= 0),
  -- Places on boards begin when the billboard first goes live (D-07).
  billboard_id uuid references ads (id) on delete set null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- A place in the ticker whose end has been seen to.
  is_over boolean not null default false,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  constraint one_part_of_each_kind_for_a_payment unique (source_id, kind),
  constraint what_starts_ends check ((starts_at is null) = (ends_at is null) and starts_at <= ends_at)
);
create index entitlements_of_listing on entitlements (listing_id, kind);
create index entitlements_of_billboard on entitlements (billboard_id) where billboard_id is not null;
create index entitlements_about_to_end on entitlements (ends_at) where kind = 'ticker' and not is_over;

-- What somebody has typed into a form for listings and not sent. The name of the form is 'post', or 'edit:' or 'repost:'
-- and the listing.
create table unsent_forms (
  user_id uuid not null references profiles (id) on delete cascade,
  form text not null check (length(form) <= 60),
  fields jsonb not null check (pg_column_size(fields) <= 65536),
  updated_at timestamptz not null default now(),
  primary key (user_id, form)
);
create index unsent_forms_oldest on unsent_forms (updated_at);

create function forget_unsent_forms() returns trigger language plpgsql as $$
begin
  delete from unsent_forms where user_id = new.id;
  return null;
end $$;

create trigger a_deleted_person_leaves_no_forms after update of deleted_at on profiles
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function forget_unsent_forms();
