-- Whether an item belongs to somebody banned or departed is decided for new rows too: one that is being posted while its
-- owner is banned waits here until the ban is there, and is hidden by it.
create function hide_new_item_of_owner() returns trigger language plpgsql as $$
declare gone boolean;
begin
  select role = 'banned' or deactivated_at is not null into gone from profiles where id = new.user_id for share;
  new.owner_hidden := new.owner_hidden or coalesce(gone, false);
  return new;
end $$;

create trigger a_new_listing_is_hidden_with_its_owner before insert on listings
  for each row execute function hide_new_item_of_owner();
create trigger a_new_ad_is_hidden_with_its_owner before insert on ads
  for each row execute function hide_new_item_of_owner();
