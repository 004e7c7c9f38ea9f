-- A second factor beside the password: codes of an authenticator app, and codes on paper for when it is lost.

create table authenticators (
  user_id uuid primary key references profiles (id) on delete cascade,
  -- Base32, as authenticator apps take it. It has to be readable: codes are worked out from it.
  secret text not null check (secret ~ '^[A-Z2-7]{32}$'),
  -- Null until a code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The thirty seconds of the last code that was used, counted from 1970: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references profiles (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A session whose password was right and whose code is still missing is nobody's.
alter table sessions add column awaits_code boolean not null default false;
