import type { Ctx } from '#app/platform/ctx.server.ts'
import { misspelled } from './find-misspelled.server.ts'
import { readWanted, type Wanted } from './match-items.server.ts'
import { countHits, type Hits } from './queries.server.ts'
import { readKnownSearch } from './read-search.server.ts'
import { FEW } from './search-terms.ts'
import { correctSpelling, wordsToSpell } from './terms/spelling.ts'

/**
 * Counts the hits of a term, and returns what is looked for: what was typed, and where that finds little, also inside of
 * other words and with misspelled words corrected ([SRCH-06]).
 */
export async function findHits(
  ctx: Pick<Ctx, 'db' | 'counts' | 'now'>,
  { term, filter }: Pick<Wanted, 'term' | 'filter'>,
): Promise<{ wanted: Wanted; hits: Hits }> {
  const { db, now } = ctx
  const query = await readKnownSearch(ctx, term)
  const typed = readWanted({ term, filter, query })
  const hits = await countHits(db, typed, now)
  if (!query || hits.listings + hits.billboards >= FEW) return { wanted: typed, hits }
  const alike = correctSpelling(term, await misspelled(db, wordsToSpell(query.groups), now))
  const wanted = readWanted({ term, filter, alike, isWide: true, ...(alike === null ? { query } : {}) })
  return { wanted, hits: await countHits(db, wanted, now) }
}
