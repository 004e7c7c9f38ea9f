import { filterConditions } from '#app/features/items/filter-conditions.server.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type CommonWords, commonWords, frequencyOf, hasCountlessHits } from './common-words.server.ts'
import { isSampledOften } from './fill-sample.server.ts'
import { misspelled } from './find-misspelled.server.ts'
import { type ItemSearch, readWanted, wordsAlone, wordsInside } from './match-items.server.ts'
import type { Hits } from './page-request.server.ts'
import { countHits } from './queries.server.ts'
import { type Lexicon, readKnownWords } from './read-search.server.ts'
import { FEW } from './search-terms.ts'
import { correctSpelling, wordsToSpell } from './terms/spelling.ts'

type SearchHits = { readonly wanted: ItemSearch; readonly hits: Hits }
type HitsRequest = Pick<ItemSearch, 'term' | 'filter' | 'isInTitle'> & {
  /** All words that were typed, to rank by; null: `term`. */
  readonly rankingTerm: string | null
  readonly lexicon: Lexicon
  /** Whether misspelled words are corrected by what listings say. */
  readonly canCorrect: boolean
}
type HitsCtx = Pick<Ctx, 'db' | 'counts' | 'now'>

/** Whether there are known to be too many listings to count, by notes of frequent words or by a sample. */
function countless(wanted: ItemSearch, words: CommonWords, now: Date) {
  const { query, filter } = wanted
  if (!query || filterConditions('listings', filter, now).length > 0) return false
  if (hasCountlessHits(query, words)) return true
  return (wordsAlone('listings', wanted, now) && isSampledOften(query, words)) ?? false
}

async function loadHits(
  ctx: HitsCtx,
  { term, filter, isInTitle, lexicon, canCorrect, rankingTerm }: HitsRequest,
): Promise<SearchHits> {
  const { db, now } = ctx
  const query = term ? readKnownWords(term, lexicon) : null
  const ranking = rankingTerm ? readKnownWords(rankingTerm, lexicon) : null
  const words = await commonWords(ctx)
  const typed = readWanted({
    term,
    filter,
    isInTitle,
    query,
    ranking,
    ...(query && { frequency: frequencyOf(query, words) }),
  })
  const hits = await countHits(db, typed, now, { isCountless: countless(typed, words, now) })
  if (!query || !canCorrect || hits.listings + hits.billboards >= FEW) return { wanted: typed, hits }
  const alike = correctSpelling(term, await misspelled(db, wordsToSpell(query.groups), now))
  const inside = wordsInside(query, (word) => lexicon.known.words.has(word))
  if (alike === null && inside.size === 0) return { wanted: typed, hits }
  const wanted = readWanted({ term, filter, alike, inside, ...(alike === null ? { query } : {}) })
  return { wanted, hits: await countHits(db, wanted, now) }
}

const cached = linkedCache<SearchHits>()

/**
 * Counts the hits of a term, and returns what is looked for: what was typed, and where that finds little, also inside of
 * other words and with misspelled words corrected ([SRCH-06]). Both are cached for seconds, like other public counts: another page
 * or order of the same search counts nothing.
 */
export function findHits(ctx: HitsCtx, request: HitsRequest): Promise<SearchHits> {
  const { lexicon: _, ...named } = request
  return cached(ctx.counts).get(JSON.stringify(named), () => loadHits(ctx, request), [
    'listings',
    'banners',
    'words',
  ])
}
