-- Says what changed, so that web processes drop only the cached pages and counts that can show it (docs/decisions/0087). The
-- payload lists tags (app/platform/cache/content-tags.ts), separated by spaces; an empty one means everything.

-- Notifies once for each list of tags in a transaction. From the 101st on, everything counts as changed: a payload of
-- 8,000 bytes and the queue of notifications have limits, and dropping thousands of pages one by one is slower.
create function announce_tags(tags text) returns void language plpgsql as $$
declare
  announced int := coalesce(nullif(current_setting('haulpost.announced', true), ''), '0')::int;
begin
  perform pg_notify('content', case when announced < 100 then tags else '' end);
  if announced <= 100 then
    perform set_config('haulpost.announced', (announced + 1)::text, true);
  end if;
end $$;

create function tags_of_listing(item listings) returns text language sql immutable as $$
  select concat_ws(' ', 'listings', 'listings:' || item.category, 'listing:' || item.listing_id, 'user:' || item.user_id,
    case when item.featured_ticker then 'ticker' end)
$$;

create function tags_of_ad(item ads) returns text language sql immutable as $$
  select concat_ws(' ', 'banners', 'banner:' || item.ad_id, case when item.featured then 'ticker' end)
$$;

-- An item that moves is announced by its old and its new tags: both its categories change.
create function announce_listing() returns trigger language plpgsql as $$
declare
  before text := case when tg_op <> 'INSERT' and old.listed then tags_of_listing(old) end;
  after text := case when tg_op <> 'DELETE' and new.listed then tags_of_listing(new) end;
begin
  perform announce_tags(concat_ws(' ', before, case when after is distinct from before then after end));
  return null;
end $$;

create function announce_ad() returns trigger language plpgsql as $$
declare
  before text := case when tg_op <> 'INSERT' and old.listed then tags_of_ad(old) end;
  after text := case when tg_op <> 'DELETE' and new.listed then tags_of_ad(new) end;
begin
  perform announce_tags(concat_ws(' ', before, case when after is distinct from before then after end));
  return null;
end $$;

create function announce_layout() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'layout_configs' then
    perform announce_tags('layout:home');
    return null;
  end if;
  perform announce_tags(concat_ws(' ',
    case when tg_op <> 'INSERT' then 'layout:' || old.category_slug end,
    case when tg_op <> 'DELETE' then 'layout:' || new.category_slug end));
  return null;
end $$;

create function announce_profile() returns trigger language plpgsql as $$
begin
  -- Pages of items lead to their owner's page, which users have and admins have not.
  perform announce_tags(case when old.role = new.role then 'user:' || new.id else '' end);
  return null;
end $$;

create function announce_words() returns trigger language plpgsql as $$
begin
  perform announce_tags('words');
  return null;
end $$;

-- What is not listed is on no cached page. tests/content-tags.test.ts names the columns that no page shows.
drop trigger listings_changed on listings;
create trigger listings_appear after insert on listings
  for each row when (new.listed) execute function announce_listing();
create trigger listings_disappear after delete on listings
  for each row when (old.listed) execute function announce_listing();
create trigger listings_change after update of
  listing_id, user_id, kind, title, description, location, compensation, price_cents, category, contact_name, contact_email,
  contact_phone, contact_phone_extension, images, website_url, business_city, business_state, business_zip_code,
  service_area_type, service_city, service_state, service_zip_code, status, moderation, featured_ticker, owner_hidden,
  search_text, search_vector, expires_at, deleted_at, created_at, updated_at, bumped_at
  on listings for each row when (old.listed or new.listed) execute function announce_listing();

drop trigger ads_changed on ads;
create trigger ads_appear after insert on ads
  for each row when (new.listed) execute function announce_ad();
create trigger ads_disappear after delete on ads
  for each row when (old.listed) execute function announce_ad();
create trigger ads_change after update of
  ad_id, user_id, kind, title, description, location, price, price_cents, category, contact_type, contact_name, contact_email,
  contact_phone, images, website_url, service_area_type, service_city, service_state, service_zip_code, status,
  moderation, featured, owner_hidden, search_text, search_vector, expires_at, starts_at, ends_at, deleted_at, created_at,
  updated_at
  on ads for each row when (old.listed or new.listed) execute function announce_ad();

drop trigger layouts_changed on layout_configs;
create trigger layouts_change after insert or delete or update on layout_configs
  for each row execute function announce_layout();
drop trigger category_layouts_changed on category_layouts;
create trigger category_layouts_change after insert or delete or update on category_layouts
  for each row execute function announce_layout();

create trigger profiles_change after update of full_name, bio, location, avatar_url, is_verified, role, created_at, deleted_at
  on profiles for each row execute function announce_profile();

-- Corrections of misspelled words come from this table.
create trigger search_words_change after insert or delete or update on search_words
  for each statement execute function announce_words();

drop function announce_content();
