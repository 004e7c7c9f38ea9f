import type { Db } from '#app/platform/db/database.server.ts'
import { misspelled } from './find-misspelled.server.ts'
import { readWanted, type Wanted } from './match-items.server.ts'
import { countHits, type Hits } from './queries.server.ts'
import { FEW } from './search-terms.ts'
import { correctSpelling, wordsToSpell } from './terms/spelling.ts'

/**
 * Counts the hits of a term, and returns what is looked for: what was typed, and where that finds little, also inside of
 * other words and with misspelled words corrected ([SRCH-06]).
 */
export async function findHits(
  db: Db,
  { term, filter }: Pick<Wanted, 'term' | 'filter'>,
  now: Date,
): Promise<{ wanted: Wanted; hits: Hits }> {
  const typed = readWanted({ term, filter })
  const { query } = typed
  const hits = await countHits(db, typed, now)
  if (!query || hits.listings + hits.billboards >= FEW) return { wanted: typed, hits }
  const alike = correctSpelling(term, await misspelled(db, wordsToSpell(query.groups), now))
  const wanted = readWanted({ term, filter, alike, isWide: true })
  return { wanted, hits: await countHits(db, wanted, now) }
}
