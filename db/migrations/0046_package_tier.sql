-- The packages that can be bought for a listing, once: a new one is added to this domain.
create domain package_tier as text
  check (value in ('single', 'silver', 'gold', 'platinum'));

alter table payments
  drop constraint payments_tier_check,
  drop constraint payments_upgraded_from_check,
  alter column tier type package_tier,
  alter column upgraded_from type package_tier;

alter table subscriptions
  drop constraint subscriptions_package_type_check,
  alter column package_type type package_tier;
