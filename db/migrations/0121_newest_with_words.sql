-- Returns the newest listings with these words among those whose words are kept apart (docs/decisions/0069), in no order: fewer than
-- asked for where those have fewer.
create function among_newest(query tsquery, at_most int) returns setof uuid
  language plpgsql stable rows 500
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select newest.listing_id from newest_words as newest where newest.words @@ query
    order by newest.ranked_at desc limit at_most;
end $$;
