-- What the provider calls the same card, however often it was saved. '' until the cards of the user are copied again.
alter table payment_methods add column fingerprint text not null default '';
