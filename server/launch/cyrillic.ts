import { oneQuery } from './one-query.ts'

/**
 * Whether search would find Russian words in this database. With the locale C, pg_trgm takes Cyrillic letters for
 * punctuation, and only searching users would notice.
 */
export async function knowsCyrillic(connectionString: string): Promise<boolean> {
  const [row] = await oneQuery<{ knows: boolean }>(
    connectionString,
    `select current_setting('server_encoding') = 'UTF8' and cardinality(show_trgm('шины')) > 0 as knows`,
  )
  return row?.knows === true
}
