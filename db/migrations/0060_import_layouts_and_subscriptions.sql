-- Layouts, subscriptions and saved cards are imported too ([IMP-11], [IMP-12]).
alter table imported_rows drop constraint imported_rows_kind_check;
alter table imported_rows add constraint imported_rows_kind_check
  check (kind in ('accounts', 'listings', 'billboards', 'layouts', 'subscriptions', 'cards')) not valid;
alter table imported_rows validate constraint imported_rows_kind_check;

-- Of an imported subscription: charges before were delivered by the earlier site. Null: it was bought here.
alter table subscriptions add column charges_from timestamptz;
