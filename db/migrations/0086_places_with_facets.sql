-- no-transaction
-- Lists with facets by distance read this index place by place (docs/decisions/0113). That the place is known is part of it: so it
-- cannot be used for lists of a category in another order, of which the planner, which guesses far too few listings with a fact, would
-- read all of it.
create index concurrently if not exists listings_by_place_with_facets on listings (category, place, ranked_at desc, id desc)
  include (expires_at, facet_tokens, facet_numbers, price_cents, created_at) where listed and place is not null;
