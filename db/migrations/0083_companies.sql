-- A poster may say for which company they post ([BIZ-01], docs/decisions/0112). Empty: for none. The logo is the id of a picture.
alter table profiles add column company_name text not null default '';
alter table profiles add column company_logo text not null default '';
alter table profiles add constraint "a name of a company is short" check (length(company_name) <= 240) not valid;
alter table profiles add constraint "a logo is a picture" check (company_logo ~ '^([0-9a-f]{32})?$') not valid;

-- Lists and pages show who posted a listing: each listing that is shown is announced with a change of it. From the 101st on,
-- announce_tags counts everything as changed (0058).
create or replace function announce_profile() returns trigger language plpgsql as $$
begin
  -- Pages of items lead to their owner's page, which users have and admins have not.
  perform announce_tags(case when old.role = new.role then 'user:' || new.id else '' end);
  if (old.full_name, old.is_verified, old.created_at, old.company_name, old.company_logo)
    is distinct from (new.full_name, new.is_verified, new.created_at, new.company_name, new.company_logo) then
    perform announce_tags(tags_of_listing(shown))
      from (select * from listings where user_id = new.id and listed limit 101) as shown;
  end if;
  return null;
end $$;

create or replace trigger profiles_change
  after update of full_name, bio, location, avatar_url, is_verified, role, created_at, deleted_at, company_name, company_logo
  on profiles for each row execute function announce_profile();
