import { type RawBuilder, sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Frequency } from './common-words.server.ts'
import { withoutVector } from './match-items.server.ts'
import { type Group, groupQuery, numberIn, rootsOf, vectorQuery, type WordQuery } from './terms/word-query.ts'

// Searches of nothing but words, by functions that always use the index of words (docs/decisions/0005).

const says = (query: WordQuery, where: 'anywhere' | 'head') => sql`${vectorQuery(query, where)}::tsquery`

const patternsOf = ({ groups }: WordQuery) => groups.flatMap(rootsOf).map(containsPattern)

/** Listings whose words were not stored yet: none, except for minutes after an update. */
const overlooked = (query: WordQuery, now: Date) =>
  sql`from listings where ${isPublic('listings', now)} and ${withoutVector('listings', query)}`

/** Ids of the public listings with all words, in no order, at most so many. */
export const idsWithWords = (query: WordQuery, now: Date, atMost: number): RawBuilder<unknown> => sql`
  select id from listings_with_words(${says(query, 'anywhere')}, ${now}, ${sql.lit(atMost)}) as listings
   where ${isPublic('listings', now)}
  union all (select id ${overlooked(query, now)} limit ${sql.lit(atMost)})`

const newestWith = (query: WordQuery, now: Date, atMost: number) => sql`
  select listings.id, listings.ranked_at as ranked
    from newest_with_words(${says(query, 'anywhere')}, ${now}, ${sql.lit(atMost)}) as hit
    join listings on listings.id = hit.id
   where ${isPublic('listings', now)}`

const newestOverlooked = (query: WordQuery, now: Date, atMost: number) => sql`
  (select id, ranked_at as ranked ${overlooked(query, now)} order by ranked_at desc, id desc limit ${sql.lit(atMost)})`

/** Ids of the newest public listings with all words, at most so many. */
export const newestWithWords = (query: WordQuery, now: Date, atMost: number): RawBuilder<unknown> => sql`
  select id from (${newestWith(query, now, atMost)}
    union all ${newestOverlooked(query, now, atMost)}) found order by ranked desc, id desc`

/**
 * Ids of listings, numbered: the newest with all words in title and place, then the newest others, as many as are needed. The others
 * are looked for where the first are too few.
 */
export const titlesFirst = (
  query: WordQuery,
  { inTitles, anywhere }: Frequency,
  now: Date,
  needed: number,
): RawBuilder<unknown> => sql`
  select id from titles_first(${says(query, 'head')}, ${says(query, 'anywhere')}, ${patternsOf(query)}::text[],
    ${inTitles}, ${anywhere}, ${now}, ${sql.lit(needed)})
   order by nth`

/** Whether a public listing says a group in a word, inside of one, or by being the item with this number. */
export function isSaidByOne(group: Group, now: Date): RawBuilder<boolean> {
  const number = numberIn(group)
  const says = sql`${groupQuery(group, 'anywhere')}::tsquery`
  const patterns = rootsOf(group).map(containsPattern)
  const ways = [
    sql`exists (select from newest_with_words(${says}, ${now}, 1) as hit join listings on listings.id = hit.id
      where ${isPublic('listings', now)})`,
    sql`exists (select from listings_with_texts(${patterns}::text[], ${now}, 1) as listings where ${isPublic('listings', now)})`,
    ...(number === null
      ? []
      : [sql`exists (select from listings where ${isPublic('listings', now)} and listing_id = ${number})`]),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
