-- no-transaction
-- From place to place by distance, and in each the newest first ([GEO-03]).
create index concurrently if not exists listings_by_place on listings (place, ranked_at desc, id desc)
  include (expires_at, category) where listed;
create index concurrently if not exists listings_by_place_in_category on listings (category, place, ranked_at desc, id desc)
  include (expires_at) where listed;

-- What the job has left to do.
create index concurrently if not exists listings_without_place on listings (id) where place is null;
create index concurrently if not exists ads_without_place on ads (id) where place is null;
