-- no-transaction
-- The index by which the next email is found, with awaited ones first.
create index concurrently if not exists mail_due on mail_outbox (is_awaited desc, next_attempt_at)
  where state in ('queued', 'sending');
drop index concurrently if exists mail_waiting_to_go_out;
