-- no-transaction
-- Lists and counts with facets are answered within this index: it holds everything that they are usually narrowed by
-- (docs/decisions/0101).
create index concurrently if not exists listings_with_facets on listings (category, ranked_at desc, id desc)
  include (expires_at, facet_tokens, facet_numbers, price_cents, created_at, business_state, service_state, service_area_type)
  where listed;
