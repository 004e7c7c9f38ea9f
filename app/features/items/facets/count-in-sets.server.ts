import { type RawBuilder, sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import type { ChosenFacet, FacetQuery } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { priceConditions } from '../filter-conditions.server.ts'
import { type ItemFilter, priceBounds } from '../list-filters.ts'
import { isPublic } from '../public-items.server.ts'
import { facetCondition, storedRange, tokensOf } from './facet-conditions.server.ts'
import { ITSELF, PRICE, TOKENS } from './listing-sets.ts'
import { missedFacet, missesAtMostOne } from './missed-facets.server.ts'

/** No stored price is higher. */
const MAX_PRICE = Number.MAX_SAFE_INTEGER

/** What can be counted by sets of listings. */
type Asked = { readonly category: CategorySlug; readonly filter: ItemFilter; readonly facets: FacetQuery }

/** How many listings miss one facet, or none (0), and have a token. */
export type TokenCount = { readonly missed: number; readonly token: number; readonly total: number }

/** Returns the category of a filter that asks for nothing but a category, its facts and a price; null of others. */
export function categoryOfSets(filter: ItemFilter): CategorySlug | null {
  const { category, facets: _, price: _price, minDollars: _min, maxDollars: _max, ...others } = filter
  return Object.values(others).some(Boolean) ? null : (category ?? null)
}

const within = (category: CategorySlug, fact: number, from: number, to: number) =>
  sql`facet_set_between(${category}, ${sql.lit(fact)}, ${from}::bigint, ${to}::bigint)`

const tokensAmong = (tokens: readonly number[]) => sql`sets.token = any(${[...tokens]}::int[])`

/** The set of those that one facet asks for; null where there are none. */
function askedSet(category: CategorySlug, chosen: ChosenFacet): RawBuilder<unknown> {
  if (chosen.kind !== 'range')
    return sql`(select bit_or(listings) from sets where ${tokensAmong(tokensOf(chosen) ?? [])})`
  const { from, to } = storedRange(chosen)
  return within(category, rangePlace(chosen.facet.key), from, to)
}

/** All listings of the category that have a price asked for. */
function pricedSet(category: CategorySlug, filter: ItemFilter): RawBuilder<unknown> {
  const { from, to } = priceBounds(filter)
  if (from === null && to === null) return sql`listings`
  return sql`coalesce(${within(category, PRICE, from ?? 0, to ?? MAX_PRICE)}, listings # listings)`
}

const met = (at: number) => sql.ref(`met_${at + 1}`)
const missed = (at: number) => sql.ref(`missed_${at + 1}`)
const all = (sets: readonly RawBuilder<unknown>[]) => sql.join([sql`priced`, ...sets], sql` & `)

/** The tokens of one facet are counted without what it asks for. */
function countMissed({ facet }: ChosenFacet, at: number): RawBuilder<unknown> {
  const tokens =
    facet.kind === 'choices'
      ? facet.choices.map((choice) => facetToken(facet.key, choice))
      : [facetToken(facet.key)]
  return sql`union all select ${sql.lit(at + 1)}, token, bit_count(listings & ${missed(at)})
      from sets, found where ${tokensAmong(tokens)}`
}

/** What happened to listings since their sets were stored: as many as change in minutes, each counted by its tokens. */
function countChanged({ category, filter, facets }: Asked, now: Date): RawBuilder<unknown> {
  const conditions = facets.map(facetCondition)
  const counted = [
    sql`listings.category = ${category}`,
    ...priceConditions('listings', filter),
    ...missesAtMostOne(conditions),
  ]
  const where = sql.join(counted, sql` and `)
  return sql`union all select missed, token, sum(sign)
      from (select facet_tokens, ${missedFacet(conditions)} as missed, sign from facet_changes as listings where ${where}
            union all
            select facet_tokens, ${missedFacet(conditions)}, -1 from listings_past_their_end(${now}) as listings
             where listings.listed and not ${isPublic('listings', now)} and ${where}) as changed,
           unnest(facet_tokens || ${sql.lit(ITSELF)}) as token
     group by missed, token`
}

/**
 * Counts the tokens of public listings, as `countTokens` does, by stored sets and what has changed since (docs/decisions/0070). Exact at
 * each instant; null where the sets of the category are not stored yet.
 */
export async function countInSets(db: Db, asked: Asked, now: Date): Promise<readonly TokenCount[] | null> {
  const { category, filter, facets } = asked
  const metSets = facets.map(
    (chosen, at) => sql`, coalesce(${askedSet(category, chosen)}, listings # listings) as ${met(at)}`,
  )
  const missedSets = facets.map((_, at) => {
    const others = facets.flatMap((_other, other) => (other === at ? [] : [met(other)]))
    return sql`, ${all(others)} & ~${met(at)} as ${missed(at)}`
  })
  const nothing = sql``
  const { rows } = await sql<TokenCount>`
    with sets as materialized (
           select value as token, listings from facet_sets where category = ${category} and fact = ${sql.lit(TOKENS)}),
         asked as materialized (
           select ${pricedSet(category, filter)} as priced ${sql.join(metSets, nothing)}
             from sets where token = ${sql.lit(ITSELF)}),
         found as materialized (
           select ${all(facets.map((_, at) => met(at)))} as met_all ${sql.join(missedSets, nothing)} from asked)
    select missed, token, sum(total)::int as total
      from (select 0 as missed, token, bit_count(listings & met_all) as total from sets, found
            ${sql.join(facets.map(countMissed), sql` `)}
            ${countChanged(asked, now)}) as parts
     group by missed, token having exists (select from found)`.execute(db)
  return rows.length > 0 ? rows : null
}
