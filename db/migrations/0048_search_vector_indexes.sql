-- Built while they have nothing to hold, so that writers wait for one look through the table.
create index listings_by_vector on listings using gin (search_vector)
  where listed and search_vector is not null;
create index ads_by_vector on ads using gin (search_vector)
  where listed and search_vector is not null;

-- What the job has left to do.
create index listings_without_vector on listings (id) where search_vector is null;
create index ads_without_vector on ads (id) where search_vector is null;

-- A release that does not know the column changes texts without it: what is found by old words is made anew.
create function forget_search_vector() returns trigger language plpgsql as $$
begin
  new.search_vector := null;
  return new;
end $$;

create trigger a_changed_listing_has_other_words
  before update of search_text, location, business_city, business_state, business_zip_code, service_city, service_state,
    service_zip_code on listings
  for each row when (new.search_vector is not distinct from old.search_vector and
    (new.search_text, new.location, new.business_city, new.business_state, new.business_zip_code, new.service_city,
     new.service_state, new.service_zip_code) is distinct from
    (old.search_text, old.location, old.business_city, old.business_state, old.business_zip_code, old.service_city,
     old.service_state, old.service_zip_code))
  execute function forget_search_vector();

create trigger a_changed_ad_has_other_words
  before update of search_text, location, service_city, service_state, service_zip_code on ads
  for each row when (new.search_vector is not distinct from old.search_vector and
    (new.search_text, new.location, new.service_city, new.service_state, new.service_zip_code) is distinct from
    (old.search_text, old.location, old.service_city, old.service_state, old.service_zip_code))
  execute function forget_search_vector();
