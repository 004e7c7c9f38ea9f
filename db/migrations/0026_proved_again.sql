-- When a session last showed password or passkey again; null: at its beginning only. What is grave asks for a recent one.
alter table sessions add column proved_at timestamptz;
