import { type RawBuilder, sql } from 'kysely'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import type { ChosenFacet, FacetQuery } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { withIncluded } from '#app/features/facets/included-choices.ts'
import { ITEM_COLUMNS } from '../item-columns.server.ts'
import type { ItemTable } from '../item-kinds.ts'
import type { ChoiceGroup } from '../list-filters.ts'

/** What no stored number exceeds: the column holds integers of four bytes. */
const MAX_NUMBER = 2_147_483_647

const hasAny = (tokens: readonly number[]) => sql<boolean>`listings.facet_tokens && ${[...tokens]}::int[]`

type ChosenRange = Extract<ChosenFacet, { kind: 'range' }>

/** Returns the stored numbers that a range includes, from the first to the last. */
export function storedRange({ facet, range }: ChosenRange): { from: number; to: number } {
  const stored = (end: number | null, open: number) =>
    end === null ? open : Math.min(end * facet.scale, MAX_NUMBER)
  return { from: stored(range.from, 0), to: stored(range.to, MAX_NUMBER) }
}

function inRange(chosen: ChosenRange): RawBuilder<boolean> {
  const { from, to } = storedRange(chosen)
  return sql<boolean>`listings.facet_numbers[${sql.lit(rangePlace(chosen.facet.key))}]
    between ${from}::int and ${to}::int`
}

/** Returns the tokens of which a listing needs one; null where a number is asked for. */
export function tokensOf(chosen: ChosenFacet): readonly number[] | null {
  const { key } = chosen.facet
  if (chosen.kind === 'range') return null
  if (chosen.kind === 'flag') return [facetToken(key)]
  const choices = new Set(chosen.values.flatMap((value) => withIncluded(key, value)))
  return [...choices].map((choice) => facetToken(key, choice))
}

/** Whether a listing is what one facet asks for. One that does not state it is not. */
export function facetCondition(chosen: ChosenFacet): RawBuilder<boolean> {
  return chosen.kind === 'range' ? inRange(chosen) : hasAny(tokensOf(chosen) ?? [])
}

/** What facets ask of an item. What states no attributes is nothing that is asked for. */
export function facetConditions(table: ItemTable, facets: FacetQuery): readonly RawBuilder<boolean>[] {
  if (ITEM_COLUMNS[table].hasAttributes) return facets.map(facetCondition)
  return facets.length > 0 ? [sql<boolean>`false`] : []
}

/** Whether an item has one of some choices, where its category asks for them. */
export function hasAnyChoice(table: ItemTable, { tokens, exempt }: ChoiceGroup): RawBuilder<boolean> {
  if (!ITEM_COLUMNS[table].hasAttributes) return sql<boolean>`false`
  if (exempt.length === 0) return hasAny(tokens)
  return sql<boolean>`(${hasAny(tokens)} or listings.category = any(${[...exempt]}))`
}
