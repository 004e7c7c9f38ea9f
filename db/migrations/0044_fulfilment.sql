-- What a package promised and somebody has to place: the list of open promises reads these entitlements and no others.
create index entitlements_to_place on entitlements (ends_at, listing_id, kind)
  where kind <> 'post' and withdrawn_at is null;
