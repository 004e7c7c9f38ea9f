/**
 * Asks whether search would find Russian words. With the locale C, pg_trgm takes Cyrillic letters for punctuation, and
 * only searching users would notice.
 */
export const KNOWS_CYRILLIC = `
  select current_setting('server_encoding') = 'UTF8' and cardinality(show_trgm('шины')) > 0 as knows`
