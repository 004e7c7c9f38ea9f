-- Where each receipt is sent as well; '' for nowhere.
alter table billing_details add column if not exists bookkeeper_email text not null default '';
alter table billing_details add constraint billing_details_bookkeeper_email_check
  check (length(bookkeeper_email) <= 254) not valid;
alter table billing_details validate constraint billing_details_bookkeeper_email_check;
