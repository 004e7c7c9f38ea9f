-- The browser that signed up for an address, as a fingerprint, and whether another one signed up for it too before it was
-- confirmed: then nobody knows whose the password is, and the owner of the mailbox chooses one.
alter table accounts
  add column sign_up_browser text,
  add column is_contested boolean not null default false;
