import { filterConditions } from '#app/features/items/filter-conditions.server.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type CommonWords, commonWords, frequencyOf, hasCountlessHits } from './common-words.server.ts'
import { isSampledOften } from './fill-sample.server.ts'
import { misspelled } from './find-misspelled.server.ts'
import { readWanted, type Wanted, wordsAlone } from './match-items.server.ts'
import { countHits, type Hits } from './queries.server.ts'
import { readKnownSearch } from './read-search.server.ts'
import { FEW } from './search-terms.ts'
import { correctSpelling, wordsToSpell } from './terms/spelling.ts'

type Found = { readonly wanted: Wanted; readonly hits: Hits }
type Asked = Pick<Wanted, 'term' | 'filter'>
type Around = Pick<Ctx, 'db' | 'counts' | 'now'>

/** Whether there are known to be too many listings to count, by notes of frequent words or by a sample. */
function countless(wanted: Wanted, words: CommonWords, now: Date) {
  const { query, filter } = wanted
  if (!query || filterConditions('listings', filter, now).length > 0) return false
  if (hasCountlessHits(query, words)) return true
  return (wordsAlone('listings', wanted, now) && isSampledOften(query, words)) ?? false
}

async function loadHits(ctx: Around, { term, filter }: Asked): Promise<Found> {
  const { db, now } = ctx
  const query = await readKnownSearch(ctx, term)
  const words = await commonWords(ctx)
  const typed = readWanted({ term, filter, query, ...(query && { frequency: frequencyOf(query, words) }) })
  const hits = await countHits(db, typed, now, { isCountless: countless(typed, words, now) })
  if (!query || hits.listings + hits.billboards >= FEW) return { wanted: typed, hits }
  const alike = correctSpelling(term, await misspelled(db, wordsToSpell(query.groups), now))
  const wanted = readWanted({ term, filter, alike, isWide: true, ...(alike === null ? { query } : {}) })
  return { wanted, hits: await countHits(db, wanted, now) }
}

const cached = linkedCache<Found>()

/**
 * Counts the hits of a term, and returns what is looked for: what was typed, and where that finds little, also inside of
 * other words and with misspelled words corrected ([SRCH-06]). Both are cached for seconds, like other public counts: another page
 * or order of the same search counts nothing.
 */
export function findHits(ctx: Around, asked: Asked): Promise<Found> {
  const key = JSON.stringify([asked.term, asked.filter])
  return cached(ctx.counts).get(key, () => loadHits(ctx, asked), ['listings', 'banners', 'words'])
}
