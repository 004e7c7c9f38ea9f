-- Each attempt to back the site up: for the overview of admins and the metrics.
create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  finished_at timestamptz,
  name text not null default '' check (length(name) <= 200),
  bytes bigint check (bytes >= 0),
  error text not null default '' check (length(error) <= 500),
  constraint a_backup_that_failed_is_finished check (error = '' or finished_at is not null)
);
create index backup_runs_newest on backup_runs (started_at desc);
create index backup_runs_made on backup_runs (finished_at desc) where error = '' and finished_at is not null;
