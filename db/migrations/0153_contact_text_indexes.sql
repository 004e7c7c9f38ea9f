-- no-transaction
create index concurrently if not exists listings_by_contact on listings
  using gin (contact_text(contact_name, contact_email, contact_phone) gin_trgm_ops);
create index concurrently if not exists ads_by_contact on ads
  using gin (contact_text(contact_name, contact_email, contact_phone) gin_trgm_ops);
