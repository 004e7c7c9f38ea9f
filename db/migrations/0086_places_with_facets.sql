-- no-transaction
-- Lists around a place with facets are answered within this index, too (docs/decisions/0113). It takes the place of
-- listings_by_place_in_category, which begins the same.
create index concurrently if not exists listings_by_place_with_facets on listings (category, place, ranked_at desc, id desc)
  include (expires_at, facet_tokens, facet_numbers, price_cents, created_at) where listed;
drop index concurrently if exists listings_by_place_in_category;
