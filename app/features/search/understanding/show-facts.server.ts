import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { chipsOf } from '#app/features/items/facets/describe-filters.server.ts'
import { parseFilters } from '#app/features/items/schema.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { addressOf } from './build-address.server.ts'
import { type ByFacts, isNone } from './find-by-facts.server.ts'
import type { Parameter } from './read.ts'

type Around = Pick<Ctx, 't' | 'locale'>

/** A chip for each of these facts, taken off from `params`. */
function chipsFor(category: CategorySlug, facts: readonly Parameter[], params: URLSearchParams, t: Ctx['t']) {
  const said = new URLSearchParams(facts.map((pair) => [...pair]))
  const query = parseFilters(said, { hasPrices: true })
  return chipsOf({ query, facets: parseFacets(said, category), params }, t)
}

/** What was understood, one chip for each fact and one for the words; its link takes it off. */
function chipsOfFacts({ said, params }: ByFacts, t: Ctx['t']) {
  const chips = chipsFor(said.category, said.params, params, t).map(({ name, label, without }) => ({
    name,
    label,
    to: addressOf(new URLSearchParams(without)),
  }))
  if (!said.rest) return chips
  const name = t('facets.saidWord', { words: said.rest })
  const others = new URLSearchParams([...params].filter(([key]) => key !== 'q' && key !== 'page'))
  return [...chips, { name, label: t('facets.remove', { name }), to: addressOf(others) }]
}

/** The address of the plain search of the same words. */
function plainAddress(given: URLSearchParams): string {
  const params = new URLSearchParams([...given].filter(([name]) => name !== 'page' && name !== 'item'))
  params.set('words', 'only')
  return `/search?${params}`
}

/** What no listing has as well. */
function leftOut({ said, words, facts, params, found }: ByFacts, t: Ctx['t']): string | null {
  const names = chipsFor(said.category, facts, params, t).map(({ name }) => name)
  const left = [...(words ? [words] : []), ...names].join(', ')
  return left && !isNone(found.hits) ? t('facets.wordsLeft', { words: left }) : null
}

/** Returns how a page says what was understood of a search, and what was left out ([FACET-11]). */
export function showFacts(byFacts: ByFacts, given: URLSearchParams, { t, locale }: Around) {
  return {
    intro: t('facets.saidIntro', { category: categoryName(byFacts.said.category, locale) }),
    chips: chipsOfFacts(byFacts, t),
    plain: { to: plainAddress(given), text: t('facets.onlyWords') },
    left: leftOut(byFacts, t),
  }
}
