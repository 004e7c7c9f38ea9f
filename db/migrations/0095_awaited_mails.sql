-- Emails that a user waits for, such as the link to a new password, are sent before all others.
alter table mail_outbox add column is_awaited boolean not null default false;
