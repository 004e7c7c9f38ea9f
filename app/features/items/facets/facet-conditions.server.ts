import { type RawBuilder, sql } from 'kysely'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import type { ChosenFacet, FacetQuery } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { ITEM_COLUMNS } from '../item-columns.server.ts'
import type { ItemTable } from '../item-kinds.ts'

/** What no stored number exceeds: the column holds integers of four bytes. */
const MAX_NUMBER = 2_147_483_647

const hasAny = (tokens: readonly number[]) => sql<boolean>`listings.facet_tokens && ${[...tokens]}::int[]`

function inRange({ facet, range }: Extract<ChosenFacet, { kind: 'range' }>): RawBuilder<boolean> {
  const stored = (end: number | null, open: number) =>
    end === null ? open : Math.min(end * facet.scale, MAX_NUMBER)
  return sql<boolean>`listings.facet_numbers[${sql.lit(rangePlace(facet.key))}]
    between ${stored(range.from, 0)}::int and ${stored(range.to, MAX_NUMBER)}::int`
}

/** Whether a listing is what one facet asks for. One that does not state it is not. */
export function facetCondition(chosen: ChosenFacet): RawBuilder<boolean> {
  const { key } = chosen.facet
  if (chosen.kind === 'range') return inRange(chosen)
  if (chosen.kind === 'flag') return hasAny([facetToken(key)])
  return hasAny(chosen.values.map((value) => facetToken(key, value)))
}

/** What facets ask of an item. What states no attributes is nothing that is asked for. */
export function facetConditions(table: ItemTable, facets: FacetQuery): readonly RawBuilder<boolean>[] {
  if (ITEM_COLUMNS[table].hasAttributes) return facets.map(facetCondition)
  return facets.length > 0 ? [sql<boolean>`false`] : []
}
