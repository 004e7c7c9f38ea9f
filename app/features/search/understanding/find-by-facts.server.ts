import { searchTerm } from '#app/features/items/search-text.ts'
import { type Around, type AskedSearch, type FoundSearch, findAsked } from '../find-asked.server.ts'
import type { Hits } from '../queries.server.ts'
import { askedBy, paramsOf } from './build-address.server.ts'
import { type Fewer, withoutOneFact, withoutWords } from './leave-out.server.ts'
import type { Understood } from './understand-search.server.ts'

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
export async function findByFacts(
  ctx: Around,
  meant: readonly Understood[],
  given: URLSearchParams,
): Promise<ByFacts | null> {
  const whole = meant.map((said): Fewer => ({ said, words: '', facts: [] }))
  const fewer = whole.slice(0, 1).flatMap(withoutOneFact)
  const tries = [...whole, ...whole.flatMap(withoutWords), ...fewer, ...fewer.flatMap(withoutWords)]
  let first: ByFacts | null = null
  for (const fewer of tries) {
    const found = await find(ctx, fewer, given)
    if (!isNone(found.found.hits)) return found
    first ??= found
  }
  return first
}
