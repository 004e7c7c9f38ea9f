-- 'Bump to top' (D-01): docs/decisions/0076. `ranked_at` orders lists; the posting date stays what it is.
alter table listings
  add column bumped_at timestamptz,
  add column ranked_at timestamptz not null generated always as (greatest(created_at, bumped_at)) stored;

-- The orders by posting date keep theirs: 'oldest first', and the filter by age.
create index listings_ranked on listings (ranked_at desc, id desc) include (expires_at, category) where listed;
create index listings_ranked_by_category on listings (category, ranked_at desc, id desc) include (expires_at)
  where listed;

-- A bump changes what cached pages show.
create or replace trigger listings_changed after insert or delete or update of
  title, description, location, compensation, price_cents, category, contact_name, contact_email, contact_phone, images,
  website_url, business_city, business_state, service_area_type, service_city, service_state, status, moderation,
  featured_ticker, owner_hidden, expires_at, deleted_at, replaced_by, bumped_at
  on listings for each statement execute function announce_content();

alter table entitlements
  drop constraint entitlements_kind_check,
  add constraint entitlements_kind_check check (kind in ('post', 'ticker', 'category-board', 'home-board', 'bump'));

-- Everything that is sold for a listing: the packages, and the bump.
create domain product as text
  check (value in ('single', 'silver', 'gold', 'platinum', 'top'));

alter table payments
  alter column tier type product,
  drop constraint payments_reason_check,
  add constraint payments_reason_check check (reason in ('new', 'upgrade', 'renewal', 'bump')),
  add constraint a_bump_is_sold_as_top check ((reason = 'bump') = (tier = 'top')),
  add constraint a_bump_never_renews check (reason <> 'bump' or not renews);
