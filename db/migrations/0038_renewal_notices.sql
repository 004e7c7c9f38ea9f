-- What the next charge of a subscription is, and for which end of a period its owner was reminded of that charge.
alter table subscriptions
  add column amount_cents integer check (amount_cents >= 0),
  add column current_period_start timestamptz,
  add column reminded_for timestamptz;

update subscriptions set
  amount_cents = case package_type when 'single' then 4000 when 'silver' then 10000 when 'gold' then 30000 else 60000 end,
  current_period_start = current_period_end - interval '30 days'
  where not starts_with(stripe_subscription_id, 'migrated_');

create index subscriptions_to_remind on subscriptions (current_period_end)
  where status in ('active', 'trialing') and not cancel_at_period_end;

-- A subscription goes with its listing when that is reposted.
with recursive newest (id, newest_id) as (
  select id, id from listings where replaced_by is null
  union
  select older.id, newest.newest_id from listings older join newest on older.replaced_by = newest.id
)
update subscriptions set listing_id = newest.newest_id
  from newest where newest.id = subscriptions.listing_id and newest.newest_id <> newest.id;
