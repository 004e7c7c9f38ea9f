-- An address is looked up as it is stored, so it is stored in one spelling.
update profiles set email = lower(email) where email <> lower(email);
alter table profiles add constraint addresses_are_stored_in_lower_case check (email = lower(email));
drop index one_profile_per_address;
create unique index one_profile_per_address on profiles (email);

alter table profiles
  -- Whether a sign-in on a new device is told by mail.
  add column sign_in_alerts boolean not null default true,
  -- The person had their account deleted: the row stays for what refers to it, and says nothing about anybody.
  add column deleted_at timestamptz,
  add constraint who_is_deleted_is_also_gone check (deleted_at is null or deactivated_at is not null);

-- How people prove who they are. Columns and their names are those of the account library.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  provider_id text not null default 'credential',
  -- Who this is at the provider; for a password, the person themselves.
  account_id text not null,
  password text check (password like 'scrypt$%'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_account_per_provider unique (provider_id, account_id)
);
create index accounts_of_user on accounts (user_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  -- SHA-256 of what stands in the cookie: who reads this table can sign in as nobody.
  token_hash text not null unique,
  -- A shortened address, for the person to recognise a session by.
  network text not null default '',
  user_agent text not null default '' check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  -- Moves seldom: reading pages should not write.
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id, created_at desc);
create index sessions_over on sessions (expires_at);

-- Browsers a person has signed in with before.
create table known_devices (
  token_hash text not null,
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, seen_at desc);

-- What links in mails carry: each works once, for one person, one purpose and one address.
create table one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  purpose text not null
    check (purpose in ('confirm-email', 'reset-password', 'change-email', 'undo-email-change')),
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_of_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_for_address on one_time_tokens (email) where purpose = 'undo-email-change' and used_at is null;
create index one_time_tokens_over on one_time_tokens (expires_at);

-- What a person who had their account deleted leaves behind goes the way of everything deleted (D-38).
create function remove_items_of_deleted_owner() returns trigger language plpgsql as $$
begin
  update listings set deleted_at = new.deleted_at where user_id = new.id and deleted_at is null;
  update ads set deleted_at = new.deleted_at where user_id = new.id and deleted_at is null;
  delete from favorites where user_id = new.id;
  return null;
end $$;

create trigger an_owner_is_deleted after update of deleted_at on profiles
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function remove_items_of_deleted_owner();
