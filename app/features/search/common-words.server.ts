import { sql } from 'kysely'
import { createCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { EXACT_UP_TO } from './search-terms.ts'
import { type Group, lexemeIn, type Way, type Where, type WordQuery } from './terms/word-query.ts'

/** Of all public listings, which part contains a word: what PostgreSQL noted of frequent words when it last analyzed the table. */
export type CommonWords = {
  readonly listings: number
  readonly shareOf: ReadonlyMap<string, number>
}

/** Rarer words than this say nothing here, in any table that has few enough rows to be counted. */
const MIN_SHARE = 0.002

/** Notes are estimates from a sample, some minutes old: they must say far more than what is counted exactly. */
const MARGIN = 2

async function readCommonWords(db: Db): Promise<CommonWords> {
  const { rows } = await sql<{ listings: number; lexeme: string; share: number }>`
    select greatest(by_vector.reltuples, 0) as listings, noted.lexeme, noted.share
      from pg_stats
     cross join unnest(most_common_elems::text::text[], most_common_elem_freqs) as noted (lexeme, share)
     cross join pg_class by_vector
     where schemaname = current_schema() and tablename = 'listings' and attname = 'search_vector'
       and by_vector.oid = 'listings_by_vector'::regclass
       and noted.lexeme is not null and noted.share >= ${sql.lit(MIN_SHARE)}`.execute(db)
  return {
    listings: rows[0]?.listings ?? 0,
    shareOf: new Map(rows.map(({ lexeme, share }) => [lexeme, share])),
  }
}

/** The most frequent form of a name of one word; a name of several may have its words apart. */
function leastOfWay([atoms, ...others]: Way, { shareOf }: CommonWords, where: Where): number {
  if (!atoms || others.length > 0) return 0
  return Math.max(0, ...atoms.map((atom) => shareOf.get(lexemeIn(atom, where)) ?? 0))
}

const leastOfGroup = ({ typed, others }: Group, words: CommonWords, where: Where) =>
  Math.max(0, ...[...typed, ...others].map((way) => leastOfWay(way, words, where)))

/** Returns the part of all listings that match at least: all that lack a group, each another one, are left out. */
function leastShare({ groups }: WordQuery, words: CommonWords, where: Where = 'anywhere'): number {
  const lacking = groups.reduce((sum, group) => sum + 1 - leastOfGroup(group, words, where), 0)
  return Math.max(0, 1 - lacking)
}

/** Returns how many listings match at least. */
export const leastHits = (query: WordQuery, words: CommonWords): number =>
  leastShare(query, words) * words.listings

/** Whether so many listings match that counting them would only say 'more than 1,000' (D-41). */
export const hasCountlessHits = (query: WordQuery, words: CommonWords): boolean =>
  leastHits(query, words) >= MARGIN * EXACT_UP_TO

/** Whether so many listings have the words of a search that it is quicker to read the newest than to collect all that match. */
export type Frequency = { readonly inTitles: boolean; readonly anywhere: boolean }
export const INFREQUENT: Frequency = { inTitles: false, anywhere: false }
const FREQUENT = 0.1

export const frequencyOf = (query: WordQuery, words: CommonWords): Frequency => ({
  inTitles: leastShare(query, words, 'head') >= FREQUENT,
  anywhere: leastShare(query, words) >= FREQUENT,
})

/** PostgreSQL analyzes a table when a tenth of it has changed. */
const KEPT_MS = 5 * 60_000
const caches = new WeakMap<object, ReturnType<typeof createCache<CommonWords>>>()

/** Returns the frequent words, as they were minutes ago. */
export function commonWords({ db, counts }: Pick<Ctx, 'db' | 'counts'>): Promise<CommonWords> {
  const cache = caches.get(counts) ?? createCache<CommonWords>(KEPT_MS, counts.now)
  caches.set(counts, cache)
  return cache.get('common words', () => readCommonWords(db), [])
}
