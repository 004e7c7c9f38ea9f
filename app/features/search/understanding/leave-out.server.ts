import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import type { Parameter } from './read.ts'
import type { Understood } from './understand-search.server.ts'

/** A search without one of its words or facts, and what was left out. */
export type Fewer = {
  readonly said: Understood
  readonly words: string
  readonly facts: readonly Parameter[]
}

/** What a thing is: without it, a search would be for something else. It is left out last. */
const MAIN: readonly AttributeKey[] = ['kind', 'make', 'freight', 'propertyType']
const MAX_TRIES = 3

/** A price, a pay, a measure that was typed is never left out: what is beyond it is not what is looked for. */
const canBeLeft = ({ key, kind }: Facet) => kind !== 'range' || key === 'year'

/** Returns a search without the words that are no facts. */
export const withoutWords = (said: Understood): readonly Fewer[] =>
  said.rest ? [{ said: { ...said, rest: '' }, words: said.rest, facts: [] }] : []

/** Returns a search of several facts without one of them, those first that matter least. */
export function withoutOneFact(said: Understood): readonly Fewer[] {
  const names = [...new Set(said.params.map(([name]) => name))]
  if (names.length < 2) return []
  const left = facetsOf(said.category).filter((facet) => canBeLeft(facet) && names.includes(facet.param))
  const place = ({ key, param }: Facet) => (MAIN.includes(key) ? -1 : names.indexOf(param))
  return left
    .toSorted((a, b) => place(b) - place(a))
    .slice(0, MAX_TRIES)
    .map(({ param }) => ({
      said: { ...said, rest: '', params: said.params.filter(([name]) => name !== param) },
      words: said.rest,
      facts: said.params.filter(([name]) => name === param),
    }))
}
