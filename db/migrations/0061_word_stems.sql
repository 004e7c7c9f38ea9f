-- no-transaction
-- Known words by their stems: a search for 'hiring' also looks for 'hire' and 'hired' (docs/decisions/0092). The stems are in the
-- indexes only, so that no row is written for them.
create index concurrently if not exists search_words_by_english_stem on search_words (ts_lexize('english_stem', word));
create index concurrently if not exists search_words_by_russian_stem on search_words (ts_lexize('russian_stem', word));
create index concurrently if not exists search_words_by_spanish_stem on search_words (ts_lexize('spanish_stem', word));
