-- Data of other sites ([IMP-01]): each run of an import, and what became of each row, so that it can be run again and undone.
create table import_runs (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  format text not null check (length(format) <= 40),
  started_at timestamptz not null,
  finished_at timestamptz,
  counts jsonb not null default '{}'
);
create index import_runs_of_source on import_runs (source, started_at desc);

create table imported_rows (
  source text not null,
  kind text not null check (kind in ('accounts', 'listings', 'billboards')),
  source_id text not null check (length(source_id) between 1 and 200),
  -- The row here. It has no foreign key: a row that was deleted here is not imported again.
  target_id uuid not null,
  -- False: it was here before.
  is_made boolean not null,
  -- Of what the file said, and of what was stored: another value means it changed there, or here.
  file_hash text not null check (length(file_hash) <= 64),
  stored_hash text not null check (length(stored_hash) <= 64),
  imported_at timestamptz not null,
  -- When the user was invited to set a password.
  invited_at timestamptz,
  primary key (source, kind, source_id)
);
create index imported_rows_by_target on imported_rows (target_id);

-- Addresses of earlier sites: path and query, without a host. The target is a path of this site.
create table redirects (
  path text primary key check (path ~ '^[/*]' and length(path) <= 600),
  target text not null check (target ~ '^/[a-z][a-z0-9/-]*$' and length(target) <= 200),
  source text not null,
  item_id uuid
);
create index redirects_of_item on redirects (item_id) where item_id is not null;
create index redirects_of_source on redirects (source);
