import { searchTerm } from '#app/features/items/search-text.ts'
import { type Around, type AskedSearch, type FoundSearch, findAsked } from '../find-asked.server.ts'
import type { Hits } from '../queries.server.ts'
import { askedBy, paramsOf } from './build-address.server.ts'
import { type Fewer, withoutOneFact, withoutWords } from './leave-out.server.ts'
import { type Understood, understand } from './understand-search.server.ts'

/** What a search finds by the facts that it says. */
export type ByFacts = Fewer & {
  readonly params: URLSearchParams
  readonly asked: AskedSearch
  readonly found: FoundSearch
}

export const isNone = ({ listings, billboards }: Hits) => listings + billboards === 0

async function find(ctx: Around, fewer: Fewer, given: URLSearchParams): Promise<ByFacts> {
  const params = paramsOf(fewer.said, given)
  const asked = askedBy(params)
  const found = await findAsked(ctx, asked, searchTerm(fewer.said.rest))
  return { ...fewer, params, asked, found }
}

/**
 * Returns what has the facts of a search and its other words, in the first of the categories that may be meant; where none has,
 * what has the facts alone; then what has all of it but one fact ([FACET-11]). Where nothing has them either, the first try, of no hits.
 * Null: nothing was understood.
 */
async function findByFacts(
  ctx: Around,
  meant: readonly Understood[],
  given: URLSearchParams,
): Promise<ByFacts | null> {
  const whole = meant.map((said): Fewer => ({ said, words: '', facts: [] }))
  const fewer = whole.slice(0, 1).flatMap(withoutOneFact)
  const tries = [...whole, ...whole.flatMap(withoutWords), ...fewer, ...fewer.flatMap(withoutWords)]
  let first: ByFacts | null = null
  for (const tried of tries) {
    const found = await find(ctx, tried, given)
    if (!isNone(found.found.hits)) return found
    first ??= found
  }
  return first
}

/** What the words of an address say in facts; nothing where they are to be looked for as they are. */
export const meantBy = ({ query: { category, words } }: AskedSearch, term: string): readonly Understood[] =>
  words === 'only' ? [] : understand(term, category)

/** Returns what a folded term finds by its words; where they find nothing, by the facts that it says ([FACET-11]). */
export async function findSaid(ctx: Around, asked: AskedSearch, term: string, given: URLSearchParams) {
  const plain = await findAsked(ctx, asked, term)
  const byFacts = isNone(plain.hits) ? await findByFacts(ctx, meantBy(asked, term), given) : null
  return { byFacts, found: byFacts?.found ?? plain }
}
