-- Lists and totals of one language ([LANG-11]) are found within an index, as those of all languages are. Most titles have one
-- language: a listing is in two of these indexes. Readers do not wait while they are built.
create index listings_ranked_in_english on listings (ranked_at desc, id desc) include (expires_at, category)
  where listed and title ->> 'en' <> '';
create index listings_ranked_in_russian on listings (ranked_at desc, id desc) include (expires_at, category)
  where listed and title ->> 'ru' <> '';
create index listings_ranked_in_spanish on listings (ranked_at desc, id desc) include (expires_at, category)
  where listed and title ->> 'es' <> '';

create index listings_ranked_by_category_in_english on listings (category, ranked_at desc, id desc) include (expires_at)
  where listed and title ->> 'en' <> '';
create index listings_ranked_by_category_in_russian on listings (category, ranked_at desc, id desc) include (expires_at)
  where listed and title ->> 'ru' <> '';
create index listings_ranked_by_category_in_spanish on listings (category, ranked_at desc, id desc) include (expires_at)
  where listed and title ->> 'es' <> '';
