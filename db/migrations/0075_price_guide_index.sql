-- no-transaction
create index concurrently if not exists listings_comparable on listings (comparable_group, comparable_year)
  where comparable_group is not null;
