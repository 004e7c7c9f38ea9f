-- Tells every web process that public content changed, so that cached pages are dropped. Counting views is no change.
create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;

create trigger listings_changed after insert or delete or update of
  title, description, location, compensation, price_cents, category, contact_name, contact_email, contact_phone, images,
  website_url, business_city, business_state, service_area_type, service_city, service_state, status, moderation,
  featured_ticker, owner_hidden, expires_at, deleted_at, replaced_by
  on listings for each statement execute function announce_content();

create trigger ads_changed after insert or delete or update of
  title, description, location, price, price_cents, category, contact_type, contact_name, contact_email, contact_phone,
  images, website_url, service_area_type, service_city, service_state, status, moderation, featured, owner_hidden,
  expires_at, deleted_at
  on ads for each statement execute function announce_content();

create trigger layouts_changed after insert or delete or update on layout_configs
  for each statement execute function announce_content();
create trigger category_layouts_changed after insert or delete or update on category_layouts
  for each statement execute function announce_content();
