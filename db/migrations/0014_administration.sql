-- What admins find people by: any part of their address or name, in any case ([USR-01]).
alter table profiles add column search_text text not null
  generated always as (lower(email || E'\n' || full_name)) stored;
create index profiles_by_words on profiles using gin (search_text gin_trgm_ops) where deleted_at is null;

-- The list of people: every page and every filter is answered from the index alone, but for the twenty rows shown.
create index people_newest_first on profiles (created_at desc, id desc) include (role, is_verified, search_text)
  where deleted_at is null;
drop index profiles_newest_first;

-- The log by who, by what, and what only admins did, newest first.
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
create index audit_log_of_admins on audit_log (at desc, id desc) where actor_role in ('admin', 'operator');

-- Charts of the last days. Without the counts in it, counting leaves the index as it is.
create index daily_counts_of_day on daily_counts (day);
