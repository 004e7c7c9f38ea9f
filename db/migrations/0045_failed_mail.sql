-- Emails that were given up, for the list of admins.
create index mail_given_up on mail_outbox (created_at desc, id desc) where state = 'failed';
