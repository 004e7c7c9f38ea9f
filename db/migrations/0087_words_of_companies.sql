-- A listing is found by the name of the company that its poster posts for ([BIZ-06]). Posting and editing put it into the search
-- vector; where the name changes, the vectors are forgotten, and the job search.fill makes them again. Until then the texts find
-- the listing.
-- allow data: companies can be named since 0083, which no release has, so that hardly any poster has done so
create function forget_vectors_of_poster() returns trigger language plpgsql as $$
begin
  update listings set search_vector = null where user_id = new.id and search_vector is not null;
  return null;
end $$;

create trigger profiles_have_other_words after update of company_name on profiles
  for each row when (old.company_name is distinct from new.company_name) execute function forget_vectors_of_poster();

update listings set search_vector = null from profiles
 where profiles.id = listings.user_id and profiles.company_name <> '';
