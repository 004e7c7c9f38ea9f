-- Secrets of authenticators are encrypted with the key of the site (docs/decisions/0032). A job encrypts those that are there.
alter table authenticators drop constraint authenticators_secret_check;
alter table authenticators add constraint authenticators_secret_check
  check (secret ~ '^([A-Z2-7]{32}|sealed:[A-Za-z0-9_-]{8}:[A-Za-z0-9_-]{40,255})$') not valid;
alter table authenticators validate constraint authenticators_secret_check;
