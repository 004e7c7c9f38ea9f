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

/** What a thing is: without it, a search would be for something else. */
const MAIN: readonly AttributeKey[] = ['kind', 'make', 'freight', 'propertyType']
const MAX_TRIES = 3

/** A price, a pay, a measure that was typed is never left out either: what is beyond it is not what is looked for. */
const canBeLeft = ({ key, kind }: Facet) => (kind !== 'range' || key === 'year') && !MAIN.includes(key)

/** Returns a search without the words that are no facts. */
export const withoutWords = (fewer: Fewer): readonly Fewer[] =>
  fewer.said.rest ? [{ ...fewer, said: { ...fewer.said, rest: '' }, words: fewer.said.rest }] : []

/** Returns a search of several facts without one of them, what was said last first. */
export function withoutOneFact(fewer: Fewer): readonly Fewer[] {
  const { said } = fewer
  const names = [...new Set(said.params.map(([name]) => name))]
  if (names.length < 2) return []
  return facetsOf(said.category)
    .filter((facet) => canBeLeft(facet) && names.includes(facet.param))
    .toSorted((a, b) => names.indexOf(b.param) - names.indexOf(a.param))
    .slice(0, MAX_TRIES)
    .map(({ param }) => ({
      ...fewer,
      said: { ...said, params: said.params.filter(([name]) => name !== param) },
      facts: said.params.filter(([name]) => name === param),
    }))
}
