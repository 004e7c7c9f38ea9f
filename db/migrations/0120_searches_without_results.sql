-- Searches that found nothing, counted by day and language. They name no one: no account, no address, no time of day.
create table empty_searches (
  day date not null,
  locale text not null,
  term text not null,
  times integer not null default 1,
  constraint empty_searches_pkey primary key (day, locale, term),
  constraint "A search is in a language of the site" check (locale in ('en', 'ru', 'es')),
  constraint "A term has 1 to 60 characters" check (length(term) between 1 and 60),
  constraint "A counted search was made" check (times > 0)
);

-- What admins say people mean by a word: 'truk' is searched as 'truck'.
create table search_synonyms (
  typed text not null,
  meaning text not null,
  created_at timestamptz not null,
  constraint search_synonyms_pkey primary key (typed),
  constraint "A synonym has 2 to 40 characters" check (length(typed) between 2 and 40),
  constraint "A meaning has 2 to 60 characters" check (length(meaning) between 2 and 60),
  constraint "A synonym means something else" check (typed <> meaning)
);

-- Any search may say the word: every cached page of results is out of date.
create function announce_everything() returns trigger language plpgsql as $$
begin
  perform announce_tags('');
  return null;
end $$;

create trigger search_synonyms_change after insert or update or delete on search_synonyms
  for each statement execute function announce_everything();
