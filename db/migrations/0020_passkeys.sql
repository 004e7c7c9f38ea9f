-- Passkeys: a way to sign in that asks for neither password nor code.

create table passkeys (
  -- The credential's own id, as browsers name it (base64url).
  id text primary key check (id ~ '^[\w-]+$' and length(id) between 16 and 1400),
  user_id uuid not null references profiles (id) on delete cascade,
  public_key bytea not null,
  -- How often it was used, where a device counts; a number that does not grow means a copy.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create index passkeys_of_user on passkeys (user_id, created_at);

-- What a device has to sign. Each is asked once.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey; null for somebody who signs in.
  user_id uuid references profiles (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_over on passkey_challenges (expires_at);
