import { sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { nearestWord } from '#app/lib/edit-distance.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isSaidByOne } from './hits-of-words.server.ts'
import { saysGroup } from './match-items.server.ts'
import type { Group } from './terms/word-query.ts'

/** How many known words are compared for each word of a term. */
const CANDIDATES = 12

/**
 * Known words that may be meant by a word. They share trigrams, or the beginning and roughly the length (swapping two
 * letters of a short word leaves few trigrams).
 */
const similarTo = (word: string) => sql`array(
  select word from search_words
   where word % ${word}
      or (word like left(${word}, 2) || '%' and length(word) between length(${word}) - 1 and length(${word}) + 1)
   order by similarity(word, ${word}) desc, word limit ${sql.lit(CANDIDATES)})`

const isSaidIn = (table: ItemTable, group: Group, now: Date) => sql`exists (
  select from ${sql.table(table)} where ${isPublic(table, now)} and ${saysGroup(table, group, new Set(group.words))})`

/** Where there are very many items, their indexes are asked one after the other: the planner would read all for a word that no one says. */
const isSaid = (table: ItemTable, group: Group, now: Date) =>
  ITEM_COLUMNS[table].areNewestApart ? isSaidByOne(group, now) : isSaidIn(table, group, now)

/**
 * Returns the words that no public item contains, and for each the known word it was most likely meant to be; words
 * without a similar one are left out.
 */
export async function misspelled(
  db: Db,
  groups: readonly Group[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (groups.length === 0) return new Map()
  const looked = groups.map(
    (group) => sql`select ${group.words.join(' ')}::text as word,
      case when ${isSaid('listings', group, now)} or ${isSaid('ads', group, now)} then '{}'
           else ${similarTo(group.words.join(' '))} end as similar`,
  )
  const { rows } = await sql<{
    word: string
    similar: string[]
  }>`${sql.join(looked, sql` union all `)}`.execute(db)
  return new Map(
    rows.flatMap(({ word, similar }) => {
      const meant = nearestWord(word, similar)
      return meant === null ? [] : [[word, meant] as const]
    }),
  )
}
