-- What the newest listings are found by, in a table of short rows (docs/decisions/0113): a search for a common word looks here first,
-- and reads as much with a million listings as with ten thousand. The job search.fill fills it; until then nothing is looked for here.
create table newest_words (
  listing_id uuid primary key references listings on delete cascade,
  ranked_at timestamptz not null,
  expires_at timestamptz,
  words tsvector not null
) with (toast_tuple_target = 128);
-- Every search reads the list of words that are not in the index yet: it is kept short.
create index newest_words_by_word on newest_words using gin (words) with (gin_pending_list_limit = 256);
create index newest_words_ranked on newest_words (ranked_at desc, listing_id desc);

-- Every listing that is listed, has its words and was ranked since then is in newest_words. No row: not filled yet.
create table newest_words_since (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null
);

create function keep_newest_words() returns trigger language plpgsql as $$
begin
  if new.listed and new.search_vector is not null and new.ranked_at >= (select since from newest_words_since) then
    insert into newest_words (listing_id, ranked_at, expires_at, words)
    values (new.id, new.ranked_at, new.expires_at, new.search_vector)
    on conflict (listing_id) do update
      set ranked_at = excluded.ranked_at, expires_at = excluded.expires_at, words = excluded.words;
  else
    delete from newest_words where listing_id = new.id;
  end if;
  return null;
end $$;

create trigger a_new_listing_is_among_the_newest after insert on listings
  for each row when (new.listed) execute function keep_newest_words();
create trigger a_changed_listing_is_among_the_newest
  after update of search_vector, expires_at, created_at, bumped_at, status, moderation, owner_hidden, deleted_at on listings
  for each row when ((old.listed or new.listed) and
    ((old.listed, old.ranked_at, old.expires_at) is distinct from (new.listed, new.ranked_at, new.expires_at)
     or old.search_vector is distinct from new.search_vector))
  execute function keep_newest_words();

-- The functions below find listings by the index of words, whatever the planner thinks: it guesses far too many rows for a query of
-- many forms, does not know that each vector it looks at is read from another table, and reads all of them. Their plans are kept, so
-- that a query is not weighed word by word each time. They narrow; the caller judges who may see a listing.

-- Returns listings with these words, in no order.
create function listings_with_words(query tsquery, moment timestamptz, at_most int)
  returns table (id uuid, listed boolean, expires_at timestamptz)
  language plpgsql stable rows 500
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select found.id, found.listed, found.expires_at from listings as found
   where found.listed and found.search_vector is not null and found.search_vector @@ query
     and (found.expires_at is null or found.expires_at > moment)
   limit at_most;
end $$;

-- Returns the newest listings with these words, in order; only where the newest of all are not enough are the others looked through.
create function newest_with_words(query tsquery, moment timestamptz, at_most int)
  returns table (id uuid, ranked_at timestamptz)
  language plpgsql stable rows 50
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
declare
  complete_since timestamptz := (select since from newest_words_since);
  returned bigint;
begin
  return query select newest.listing_id, newest.ranked_at from newest_words as newest
   where newest.words @@ query and newest.ranked_at >= complete_since
     and (newest.expires_at is null or newest.expires_at > moment)
   order by newest.ranked_at desc, newest.listing_id desc limit at_most;
  get diagnostics returned = row_count;
  if returned < at_most then
    return query select older.id, older.ranked_at from listings as older
     where older.listed and older.search_vector is not null and older.search_vector @@ query
       and older.ranked_at < coalesce(complete_since, 'infinity') and (older.expires_at is null or older.expires_at > moment)
     order by older.ranked_at desc, older.id desc limit at_most - returned;
  end if;
end $$;

-- The same for words that every tenth listing has or more: reading the newest one after the other ends sooner than collecting them.
create function newest_with_frequent_words(query tsquery, moment timestamptz, at_most int)
  returns table (id uuid, ranked_at timestamptz)
  language plpgsql stable rows 50
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
declare
  complete_since timestamptz := (select since from newest_words_since);
  returned bigint;
begin
  return query select newest.listing_id, newest.ranked_at from newest_words as newest
   where newest.words @@ query and newest.ranked_at >= complete_since
     and (newest.expires_at is null or newest.expires_at > moment)
   order by newest.ranked_at desc, newest.listing_id desc limit at_most;
  get diagnostics returned = row_count;
  if returned < at_most then
    return query select older.id, older.ranked_at from listings as older
     where older.listed and older.search_vector @@ query
       and older.ranked_at < coalesce(complete_since, 'infinity') and (older.expires_at is null or older.expires_at > moment)
     order by older.ranked_at desc, older.id desc limit at_most - returned;
  end if;
end $$;

-- Returns the newest listings that say `head`, then the newest others that say `query` or, where their words were not stored yet,
-- have all `texts` in their texts; as many as are needed, numbered.
create function titles_first(head tsquery, query tsquery, texts text[], is_head_frequent boolean, is_frequent boolean,
                             moment timestamptz, needed int)
  returns table (id uuid, nth bigint)
  language plpgsql stable rows 26 set plan_cache_mode = force_generic_plan as $$
declare
  first uuid[] := case when is_head_frequent then array(select hit.id from newest_with_frequent_words(head, moment, needed) as hit)
                       else array(select hit.id from newest_with_words(head, moment, needed) as hit) end;
  others int := 2 * needed;
begin
  return query select titled.id, titled.nth from unnest(first) with ordinality as titled (id, nth);
  if cardinality(first) < needed then
    return query
      select other.id, cardinality(first) + row_number() over (order by other.ranked_at desc, other.id desc)
        from (select hit.id, hit.ranked_at from newest_with_words(query, moment, others) as hit where not is_frequent
              union all
              select hit.id, hit.ranked_at from newest_with_frequent_words(query, moment, others) as hit where is_frequent
              union all
              select overlooked.id, overlooked.ranked_at from listings as overlooked
               where overlooked.search_vector is null and overlooked.listed and overlooked.search_text like all (texts)
                 and (overlooked.expires_at is null or overlooked.expires_at > moment)) as other
       where other.id <> all (first)
       order by 2 limit needed - cardinality(first);
  end if;
end $$;

-- Returns listings with all of these patterns in their texts, in no order.
create function listings_with_texts(texts text[], moment timestamptz, at_most int)
  returns table (id uuid, listed boolean, expires_at timestamptz)
  language plpgsql stable rows 50
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select found.id, found.listed, found.expires_at from listings as found
   where found.listed and found.search_text like texts[1] and found.search_text like all (texts)
     and (found.expires_at is null or found.expires_at > moment)
   limit at_most;
end $$;

-- What ten thousand listings chosen by chance are found by (docs/decisions/0113). Of a search that many of them match, it is known that
-- more than a thousand of all do, without counting. The job search.fill fills it; until then everything is counted.
create table sampled_words (
  listing_id uuid primary key references listings on delete cascade,
  words tsvector not null
) with (toast_tuple_target = 128);
create index sampled_words_by_word on sampled_words using gin (words) with (gin_pending_list_limit = 256);

-- Returns whether at least so many listings of the sample have these words.
create function are_sampled(query tsquery, at_least int) returns boolean
  language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return at_least <= (select count(*) from (select from sampled_words where words @@ query limit at_least) as found);
end $$;
