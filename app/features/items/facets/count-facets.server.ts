import { type RawBuilder, sql } from 'kysely'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Facet } from '#app/features/facets/facet-list.ts'
import { type FacetQuery, facetParams } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { withIncluded } from '#app/features/facets/included-choices.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { filterConditions } from '../filter-conditions.server.ts'
import type { FilterQuery, ItemFilter } from '../list-filters.ts'
import { isPublic } from '../public-items.server.ts'
import { itemFilterOf } from '../schema.ts'
import { categoryOfSets, countInSets, type TokenCount } from './count-in-sets.server.ts'
import { facetCondition } from './facet-conditions.server.ts'
import { ITSELF } from './listing-sets.ts'
import { missedFacet, missesAtMostOne } from './missed-facets.server.ts'

/** How often each token occurs, by 'misses token': see `countTokens`. */
type TokenCounts = Readonly<Record<string, number>>

export type FacetCounts = {
  readonly counted: TokenCounts
  /** How many listings have everything that is asked for. */
  readonly total: number
  /** How many listings have a choice, or the flag, and all that the other facets ask for. */
  of(facet: Facet, choice?: string): number
}

type Asked = {
  readonly filter: ItemFilter
  readonly facets: FacetQuery
  /** What listings have to be apart from the filter. */
  readonly also?: readonly RawBuilder<boolean>[]
}

/** Looks at each listing, in one look through an index (docs/decisions/0070). */
async function countListings(
  db: Db,
  { filter, facets, also = [] }: Asked,
  now: Date,
): Promise<readonly TokenCount[]> {
  const conditions = facets.map(facetCondition)
  const all = [
    isPublic('listings', now),
    ...filterConditions('listings', { ...filter, facets: [] }, now),
    ...also,
    ...missesAtMostOne(conditions),
  ]
  const { rows } = await sql<TokenCount>`
    select missed, token, count(*)::int as total
      from (select facet_tokens, ${missedFacet(conditions)} as missed
              from listings where ${sql.join(all, sql` and `)}) as found,
           unnest(facet_tokens || ${sql.lit(ITSELF)}) as token
     group by missed, token`.execute(db)
  return rows
}

/**
 * Counts the tokens of all listings that miss no facet or exactly one: choices of the missed facet are counted without it, all others
 * with everything that is asked for. By stored sets where nothing is asked that they do not know.
 */
export async function countTokens(db: Db, asked: Asked, now: Date): Promise<TokenCounts> {
  const { filter, facets, also = [] } = asked
  const category = also.length > 0 ? null : categoryOfSets(filter)
  const counted = category && (await countInSets(db, { category, filter, facets }, now))
  const rows = counted ?? (await countListings(db, asked, now))
  return Object.fromEntries(rows.map(({ missed, token, total }) => [`${missed} ${token}`, total]))
}

type InList = { readonly category: CategorySlug; readonly token: number }

/** Counts the public listings of some categories that have some tokens, by 'category token', in one statement. */
export async function countWithTokens(
  db: Db,
  asked: readonly InList[],
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const categories = [...new Set(asked.map(({ category }) => category))]
  const tokens = asked.map(({ token }) => token)
  const { rows } = await sql<{ category: string; token: number; total: number }>`
    select category, token, count(*)::int as total
      from listings, unnest(facet_tokens) as token
     where ${isPublic('listings', now)} and category = any(${categories}) and token = any(${tokens}::int[])
     group by category, token`.execute(db)
  return Object.fromEntries(rows.map(({ category, token, total }) => [`${category} ${token}`, total]))
}

/**
 * Returns a function that works something out of counts, once for each of them and each language: cached counts are the same
 * object as long as they are cached, for one address.
 */
export function oncePerCounts<R>() {
  const known = new WeakMap<TokenCounts, Map<string, R>>()
  return ({ counted }: FacetCounts, locale: Locale, workOut: () => R): R => {
    const byLocale = known.get(counted) ?? new Map<string, R>()
    known.set(counted, byLocale)
    const result = byLocale.get(locale) ?? workOut()
    byLocale.set(locale, result)
    return result
  }
}

const includedTokens = (key: AttributeKey, choice: string) =>
  withIncluded(key, choice).map((included) => facetToken(key, included))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Reads counts of tokens as counts of facets. */
export function facetCounts(counted: TokenCounts, facets: FacetQuery): FacetCounts {
  const count = (missed: number, token: number) => counted[`${missed} ${token}`] ?? 0
  return {
    counted,
    total: count(0, ITSELF),
    of({ key }, choice) {
      const tokens = choice === undefined ? [facetToken(key)] : includedTokens(key, choice)
      const at = facets.findIndex(({ facet }) => facet.key === key) + 1
      return sum(tokens.map((token) => count(0, token) + (at > 0 ? count(at, token) : 0)))
    },
  }
}

type InCategory = {
  readonly category: CategorySlug
  readonly query: FilterQuery
  readonly facets: FacetQuery
  /** The place that the query names. */
  readonly near: NearFilter | null
}

/** Returns the cached counts of a list of one category: a few seconds old at most, never older than its last change. */
export async function cachedFacetCounts(
  { db, counts, now }: Pick<Ctx, 'db' | 'counts' | 'now'>,
  { category, query, facets, near }: InCategory,
): Promise<FacetCounts> {
  const { city, state, price, min, max, date, written, within } = query
  const plain = [city, state, price, min, max, date, written, query.near, query.to, within]
  const name = JSON.stringify([category, ...plain, facetParams(facets)])
  const asked = { filter: { ...itemFilterOf(query, near), category }, facets }
  const counted = await counts.get(`facets of ${name}`, () => countTokens(db, asked, now), [
    `listings:${category}`,
  ])
  return facetCounts(counted, facets)
}
