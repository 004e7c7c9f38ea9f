import { type RawBuilder, sql } from 'kysely'
import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import { milesOf, type NearFilter, WITHIN_CHOICES, type Within } from '#app/features/places/near.ts'
import { milesAway } from '#app/features/places/near-conditions.server.ts'
import { nearFilter } from '#app/features/places/read-near.server.ts'
import { withParams } from '#app/lib/list-query.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { filterConditions } from '../filter-conditions.server.ts'
import type { ItemCard } from '../item-card.ts'
import type { FilterQuery, ItemFilter } from '../list-filters.ts'
import { isPublic } from '../public-items.server.ts'
import { publicListings } from '../queries.server.ts'
import { itemFilterOf } from '../schema.ts'
import { chipsOf } from './describe-filters.server.ts'
import { missedFacet, missesAtMostOne } from './missed-facets.server.ts'

/** One condition of a list: its name, what it asks for, and the parameters that say it. */
type Condition = { readonly name: string; readonly filter: ItemFilter; readonly params: readonly string[] }

/** A list with one condition less, or a wider one. */
type RelaxedList = { readonly name: string; readonly search: string }

export type EmptyListHelp = {
  readonly ways: readonly RelaxedList[]
  /** The nearest matches, and the list that they are from; none where each condition alone leaves nothing. */
  readonly nearest: readonly ItemCard[]
  readonly nearestName: string
}

type ListedQuery = Pick<FilterQuery, 'within'> & Partial<FilterQuery>

type EmptyList = {
  /** What makes the list, such as its category: never dropped. */
  readonly base: ItemFilter
  /** The filters of the address; a list that has no such filter leaves it out. */
  readonly query: ListedQuery
  readonly facets: FacetQuery
  readonly near: { readonly filter: NearFilter | null; readonly name: string | null }
  readonly params: URLSearchParams
}

const NO_FILTERS = {
  category: null,
  city: '',
  state: '',
  price: null,
  min: null,
  max: null,
  date: null,
  written: null,
} as const

/** Each filter alone, with the parameters that say it. */
function partsOf(query: ListedQuery, facets: FacetQuery) {
  const none: FilterQuery = { ...NO_FILTERS, near: '', to: '', within: query.within }
  const { city, state, price, min, max, date, written } = { ...NO_FILTERS, ...query }
  const parts: readonly { query: Partial<FilterQuery>; params: readonly string[] }[] = [
    { query: { city }, params: ['city'] },
    { query: { state }, params: ['state'] },
    { query: { price }, params: ['price'] },
    { query: { min, max }, params: ['min', 'max'] },
    { query: { date }, params: ['date'] },
    { query: { written }, params: ['written'] },
  ]
  return [
    ...parts.map((part) => ({ ...part, query: { ...none, ...part.query }, facets: [] })),
    ...facets.map((chosen) => ({ query: none, params: [chosen.facet.param], facets: [chosen] })),
  ]
}

/** Returns the filters that are set, each alone: chips name them. */
export function conditionsOf(
  { t }: Pick<Ctx, 't'>,
  { query, facets, near, params }: Omit<EmptyList, 'base'>,
): readonly Condition[] {
  const conditions = partsOf(query, facets).flatMap((part) => {
    const names = chipsOf({ ...part, params }, t).map(({ name }) => name)
    const filter = { ...itemFilterOf(part.query, null), facets: part.facets }
    return names.length > 0 ? [{ name: names.join(', '), filter, params: part.params }] : []
  })
  const { filter, name } = near
  if (!filter || !name) return conditions
  const place = { name: t('places.again', { place: name }), filter: { near: filter } }
  return [...conditions, { ...place, params: ['near', 'to', 'within', 'sort'] }]
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`

type Missing = { readonly missed: number; readonly place: number | null; readonly total: number }

/** Counts, in one statement, the listings that miss one condition alone, and where they are if that is the place. */
async function countMissing({ db, now }: Ctx, base: ItemFilter, conditions: readonly Condition[]) {
  const asked = conditions.map(({ filter }) => all(filterConditions('listings', filter, now)))
  const isPlace = conditions.findIndex(({ filter }) => filter.near) + 1
  const missed = missedFacet(asked)
  const where = [
    isPublic('listings', now),
    ...filterConditions('listings', base, now),
    ...missesAtMostOne(asked),
  ]
  const { rows } = await sql<Missing>`
    select missed, case when missed = ${sql.lit(isPlace)} then place end as place, count(*)::int as total
      from (select ${missed} as missed, place from listings where ${sql.join(where, sql` and `)}) as found
     where missed > 0 group by 1, 2`.execute(db)
  return rows
}

const sum = (rows: readonly Missing[]) => rows.reduce((total, row) => total + row.total, 0)

/** Returns the distances that are wider than the one of a list, the nearest first; none where it is not of a point. */
export function widerThan(near: NearFilter | null): readonly { within: Within; miles: number }[] {
  if (!near || near.way || near.states || near.miles === null) return []
  const reach = near.miles
  return WITHIN_CHOICES.flatMap((within) => {
    const miles = milesOf(within)
    return miles !== null && miles > reach ? [{ within, miles }] : []
  })
}

/** The next distance at which something is found. */
function widerPlace(
  near: NearFilter | null,
  rows: readonly Missing[],
): { within: Within; count: number } | null {
  if (!near) return null
  for (const { within, miles } of widerThan(near)) {
    const inside = rows.filter(({ place }) => place && (milesAway(place, near) ?? miles) < miles)
    if (inside.length > 0) return { within, count: sum(inside) }
  }
  return null
}

/** Returns a filter that asks for all of several; none asks for the same as another. */
function merged([first, ...others]: readonly ItemFilter[]): ItemFilter {
  if (!first) return {}
  const rest = merged(others)
  const set = Object.fromEntries(Object.entries(first).filter(([, value]) => Boolean(value)))
  return { ...rest, ...set, facets: [...(first.facets ?? []), ...(rest.facets ?? [])] }
}

/** Returns the address without some parameters. */
export const without = (params: URLSearchParams, names: readonly string[]): string =>
  withParams(params, { item: null, ...Object.fromEntries(names.map((name) => [name, null])) })

/** How many of the nearest matches an empty list shows. */
export const NEAREST = 6

type Relaxed = RelaxedList & {
  readonly count: number
  readonly filter: () => ItemFilter | Promise<ItemFilter>
}

function droppedConditions(
  { t }: Ctx,
  list: EmptyList,
  conditions: readonly Condition[],
  rows: readonly Missing[],
) {
  return conditions.flatMap(({ name, params }, at): readonly Relaxed[] => {
    const count = sum(rows.filter(({ missed }) => missed === at + 1))
    if (count === 0) return []
    const others = conditions.filter((_, other) => other !== at).map(({ filter }) => filter)
    return [
      {
        name: t('facets.withoutFilter', { name, total: count }),
        search: without(list.params, params),
        count,
        filter: () => merged([list.base, ...others]),
      },
    ]
  })
}

function widenedPlace(
  { db, t }: Ctx,
  list: EmptyList,
  conditions: readonly Condition[],
  rows: readonly Missing[],
): readonly Relaxed[] {
  const near = list.near.filter
  const at = conditions.findIndex(({ filter }) => filter.near) + 1
  const wider = widerPlace(
    near,
    rows.filter(({ missed }) => missed === at),
  )
  if (!near || !wider) return []
  const { within, count } = wider
  const miles = Number(within)
  const filters = [list.base, ...conditions.map(({ filter }) => filter)]
  return [
    {
      name: t('facets.widerPlace', { distance: t('places.miles', { count: miles }), total: count }),
      search: withParams(list.params, { item: null, within }),
      count,
      filter: async () => ({ ...merged(filters), near: await nearFilter(db, { place: near.place, miles }) }),
    },
  ]
}

/**
 * Returns what an empty list offers ([NAV-17]): how many listings there are with one condition less or a wider place, and the nearest
 * matches: those a little farther away, else those of the condition that costs most.
 */
export async function helpEmptyList(ctx: Ctx, list: EmptyList): Promise<EmptyListHelp | null> {
  const conditions = conditionsOf(ctx, list)
  if (conditions.length === 0) return null
  const rows = await countMissing(ctx, list.base, conditions)
  const wider = widenedPlace(ctx, list, conditions, rows)
  const dropped = droppedConditions(ctx, list, conditions, rows).toSorted((a, b) => b.count - a.count)
  const ways = [...wider, ...dropped]
  const [best] = ways
  if (!best) return { ways: [], nearest: [], nearestName: '' }
  const filter = await best.filter()
  const { db, locale, now } = ctx
  const sort = filter.near ? 'distance' : 'newest'
  const nearest = await publicListings(db, { filter, sort, page: 1, perPage: NEAREST, locale, now })
  return { ways: ways.map(({ name, search }) => ({ name, search })), nearest, nearestName: best.name }
}
