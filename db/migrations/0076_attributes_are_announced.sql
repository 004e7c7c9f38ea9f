-- Pages show what a listing states as facts, and lists are narrowed by it: a change of `attributes` is announced like one of the
-- title (0058). tests/content-tags.test.ts names the columns that no page shows.
create or replace trigger listings_change after update of
  listing_id, user_id, kind, title, description, location, compensation, price_cents, category, contact_name, contact_email,
  contact_phone, contact_phone_extension, images, website_url, business_city, business_state, business_zip_code,
  service_area_type, service_city, service_state, service_zip_code, status, moderation, featured_ticker, owner_hidden,
  search_text, search_vector, expires_at, deleted_at, created_at, updated_at, bumped_at, attributes
  on listings for each row when (old.listed or new.listed) execute function announce_listing();
