import { type RawBuilder, sql } from 'kysely'
import { CATEGORY_SLUGS, isMarketplace } from '#app/features/categories/category-list.ts'
import { isNear } from '#app/features/places/near-conditions.server.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import { facetConditions, hasAnyChoice } from './facets/facet-conditions.server.ts'
import { ITEM_COLUMNS } from './item-columns.server.ts'
import type { ItemTable } from './item-kinds.ts'
import { type ItemFilter, type PlaceFilter, postedAfter, priceBounds } from './list-filters.ts'

const columnsOf = (table: ItemTable, names: readonly string[]) =>
  names.map((name) => sql.ref(`${table}.${name}`))

const GOODS = sql.join(CATEGORY_SLUGS.filter(isMarketplace).map((slug) => sql.lit(slug)))

/** Goods are where they stand; services and jobs also are wherever they are offered (D-31). */
function inPlace(table: ItemTable, { states, inMidwest }: PlaceFilter): RawBuilder<boolean> {
  if (states.length === 0) return sql<boolean>`false`
  const one = sql`any(${states})`
  const columns = columnsOf(table, ITEM_COLUMNS[table].states)
  const served = sql.join(
    columns.map((column) => sql`${column} = ${one}`),
    sql` or `,
  )
  const wide = inMidwest ? sql`('all_states', 'midwest')` : sql`('all_states')`
  return sql<boolean>`case when ${sql.ref(`${table}.category`)} in (${GOODS})
    then coalesce(${sql.join(columns)}) = ${one}
    else (${served} or ${sql.ref(`${table}.service_area_type`)} in ${wide}) end`
}

function inCity(table: ItemTable, city: string): RawBuilder<boolean> {
  const pattern = containsPattern(city)
  const columns = columnsOf(table, ITEM_COLUMNS[table].cities)
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`
}

/** What a filter asks of the price. */
export function priceConditions(table: ItemTable, filter: ItemFilter): readonly RawBuilder<boolean>[] {
  const cents = sql.ref(`${table}.price_cents`)
  const { from, to } = priceBounds(filter)
  return [
    ...(from !== null ? [sql<boolean>`${cents} >= ${from}`] : []),
    ...(to !== null ? [sql<boolean>`${cents} <= ${to}`] : []),
  ]
}

/**
 * Whether an item is written in a language ([LANG-11]): whether its title is, which also decides what language a list names. The
 * partial indexes of migration 0055 are used for this expression only.
 */
const isWrittenIn = (table: ItemTable, language: Locale) =>
  sql<boolean>`${sql.ref(`${table}.title`)} ->> ${sql.lit(language)} <> ''`

/** What the words of a search ask for: any of some categories, and any of some choices. */
const recognizedConditions = (table: ItemTable, { categories = [], anyOf = [] }: ItemFilter) => [
  ...(categories.length > 0 ? [sql<boolean>`${sql.ref(`${table}.category`)} = any(${[...categories]})`] : []),
  ...anyOf.map((group) => hasAnyChoice(table, group)),
]

/** Everything a filter asks of an item. */
export function filterConditions(
  table: ItemTable,
  filter: ItemFilter,
  now: Date,
): readonly RawBuilder<boolean>[] {
  const { userId, category, city, place, date, written, facets = [], near } = filter
  const inReach = near ? isNear(table, near) : null
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    ...(userId ? [sql<boolean>`${column('user_id')} = ${userId}`] : []),
    ...(category ? [sql<boolean>`${column('category')} = ${category}`] : []),
    ...(city ? [inCity(table, city)] : []),
    ...(place ? [inPlace(table, place)] : []),
    ...priceConditions(table, filter),
    ...(date ? [sql<boolean>`${column('created_at')} > ${postedAfter(date, now)}`] : []),
    ...(written ? [isWrittenIn(table, written)] : []),
    ...facetConditions(table, facets),
    ...recognizedConditions(table, filter),
    ...(inReach ? [inReach] : []),
  ]
}
