-- no-transaction
-- Listings whose words were made by a release that did not know all words of their facts ([ATTR-21]): the job search.fill makes
-- them again, and until then they are found by the words they have. The sign is that of `factWords` in search-words.ts: when the
-- words of facts change, it changes, and an index like this one takes the place of this one.
create index concurrently if not exists listings_with_old_words on listings (id)
  where attributes <> '{}'::jsonb and not search_vector @@ '''#1'''::tsquery;
