-- Why a card was refused, as the provider's code ('generic_decline', 'incorrect_cvc'): only some refusals count towards the
-- pause after refused cards. '' for other events, and for those from before this column.
alter table payment_events
  add column code text not null default '' check (code ~ '^[a-z0-9_]{0,64}$');
