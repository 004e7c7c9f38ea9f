-- From which package an upgrade goes up: it buys what that one lacks, whatever the listing has when the money comes.
alter table payments add column upgraded_from text check (upgraded_from in ('single', 'silver', 'gold', 'platinum'));

update payments set upgraded_from = from_tier.name
  from (values ('silver', 6000, 'single'), ('gold', 26000, 'single'), ('gold', 20000, 'silver'),
               ('platinum', 56000, 'single'), ('platinum', 50000, 'silver'), ('platinum', 30000, 'gold'))
       as from_tier (tier, cents, name)
  where payments.reason = 'upgrade' and payments.tier = from_tier.tier and payments.amount_cents = from_tier.cents;

alter table payments add constraint an_upgrade_says_from_what
  check (reason <> 'upgrade' or upgraded_from is not null) not valid;
