create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  details jsonb not null default '{}',
  request_id text not null default '',
  ip_prefix text not null default ''
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_target on audit_log (target_type, target_id, at desc);

create function refuse_to_rewrite_the_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger the_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_to_rewrite_the_log();

-- A mail is written in the transaction that makes it necessary, and sent later.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  recipient text not null check (recipient !~ '[\r\n]'),
  reply_to text not null default '' check (reply_to !~ '[\r\n]'),
  subject text not null check (subject !~ '[\r\n]'),
  html text not null,
  body text not null,
  language text not null check (language in ('en', 'ru', 'es')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'captured', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_waiting_to_go_out on mail_outbox (next_attempt_at) where state in ('queued', 'sending');
create index mail_newest on mail_outbox (created_at desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 14),
  subject text not null check (length(subject) between 1 and 150),
  message text not null check (length(message) between 10 and 5000),
  language text not null check (language in ('en', 'ru', 'es')),
  mail_id uuid references mail_outbox (id) on delete set null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
