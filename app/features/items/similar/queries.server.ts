import { type RawBuilder, sql } from 'kysely'
import { rangePlace } from '#app/features/facets/facet-list.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ItemCard } from '../item-card.ts'
import { isPublic } from '../public-items.server.ts'
import { listingCard, toCard } from '../read-cards.server.ts'
import {
  type Likeness,
  likenessesOf,
  MAX_OF_ONE_POSTER,
  MAX_SIMILAR,
  type Need,
  type Subject,
} from './likeness.ts'

/** How many of the newest listings of a category are looked through, and how many candidates are ordered by distance. */
const LOOKED_THROUGH = 1000
const CANDIDATES = 60

/** A listing, public or ended, that others are similar to. */
export type SimilarTo = Subject & {
  readonly id: string
  readonly state: string | null
  /** The ZIP code where it is; null where that is not known. */
  readonly place: number | null
}

export type Similar = {
  /** Whether they share the facts that decide, or the category alone. */
  readonly by: 'facts' | 'category'
  readonly items: readonly ItemCard[]
}

function condition(need: Need): RawBuilder<boolean> {
  if (need.has === 'choice') {
    const tokens = need.values.map((value) => facetToken(need.key, value))
    return sql<boolean>`listings.facet_tokens && ${tokens}::int[]`
  }
  if (need.has === 'number') {
    return sql<boolean>`listings.facet_numbers[${sql.lit(rangePlace(need.key))}] between ${need.from}::int and ${need.to}::int`
  }
  if (need.has === 'price')
    return sql<boolean>`listings.price_cents between ${need.from}::bigint and ${need.to}::bigint`
  return sql<boolean>`(listings.comparable_group = ${need.group} and listings.comparable_year between ${need.from}::int and ${need.to}::int)`
}

const isLike = ({ needs }: Likeness) =>
  sql<boolean>`(${sql.join([sql`true`, ...needs.map(condition)], sql` and `)})`

type Numbered = { readonly likeness: Likeness; readonly nth: number }

const isInGroup = ({ likeness }: Numbered) => likeness.needs.some(({ has }) => has === 'group')

/** Of a family of models with very many listings of one year, some are enough. */
const EACH_YEAR = 40

/** Candidates of one family of models: an index of the price guide has them, however old they are. */
function inGroup({ likeness, nth }: Numbered, { id, category }: SimilarTo, now: Date) {
  const [family] = likeness.needs.filter((need) => need.has === 'group')
  return sql`(select listings.id, ${sql.lit(nth)} as likeness
    from generate_series(${family?.from ?? 0}::int, ${family?.to ?? 0}::int) as made (year)
   cross join lateral (
      select * from listings
       where comparable_group = ${family?.group ?? null} and comparable_year = made.year
         and listings.category = ${category} and ${isPublic('listings', now)} limit ${sql.lit(EACH_YEAR)}) listings
    where ${isLike(likeness)} and listings.id <> ${id}
    order by ranked_at desc limit ${sql.lit(CANDIDATES)})`
}

/** Candidates among the newest of the category: `listings_with_facets` has all that is asked for. */
function amongNewest(steps: readonly Numbered[], { id, category, state }: SimilarTo, now: Date) {
  const cases = steps.map(({ likeness, nth }) => sql`when ${isLike(likeness)} then ${sql.lit(nth)}`)
  return sql`(select id, likeness from (
      select listings.id, listings.ranked_at, state, case ${sql.join(cases, sql` `)} end as likeness
        from (select id, ranked_at, facet_tokens, facet_numbers, price_cents, coalesce(business_state, service_state) as state
                from listings where listings.category = ${category} and ${isPublic('listings', now)}
               order by ranked_at desc, id desc limit ${sql.lit(LOOKED_THROUGH)}) listings
       where listings.id <> ${id}) judged
    where likeness is not null
    order by likeness, (state = ${state}) desc nulls last, ranked_at desc limit ${sql.lit(CANDIDATES)})`
}

/** The ids to show: the most alike first, of those the ones in the same state, then by distance; few of each poster. */
function similarIds(to: SimilarTo, likenesses: readonly Likeness[], now: Date) {
  const numbered = likenesses.map((likeness, nth) => ({ likeness, nth }))
  const newest = numbered.filter((step) => !isInGroup(step))
  const candidates = [
    ...numbered.filter(isInGroup).map((step) => inGroup(step, to, now)),
    ...(newest.length > 0 ? [amongNewest(newest, to, now)] : []),
  ]
  const here = sql`(select position from places where zip = ${to.place}::int)`
  const order = sql`likeness, is_in_state desc nulls last, away nulls last, ranked_at desc, id desc`
  return sql<{ id: string; nth: number }>`(
    select id, row_number() over (order by ${order}) as nth from (
      select *, row_number() over (partition by user_id order by ${order}) as nth_of_poster from (
        select listings.id, listings.user_id, listings.ranked_at, found.likeness,
               coalesce(listings.business_state, listings.service_state) = ${to.state} as is_in_state,
               places.position <-> ${here} as away
          from (select id, min(likeness) as likeness from (${sql.join(candidates, sql` union all `)}) candidates group by id) found
          join listings on listings.id = found.id
          left join places on places.zip = listings.place) near) ordered
     where nth_of_poster <= ${sql.lit(MAX_OF_ONE_POSTER)}
     order by ${order} limit ${sql.lit(MAX_SIMILAR)})`
}

/** Returns the public listings that are most like one, which may have ended ([DET-07]). One query. */
export async function similarListings(
  db: Db,
  to: SimilarTo,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<Similar> {
  const likenesses = likenessesOf(to)
  const rows = await db
    .selectFrom(similarIds(to, likenesses, now).as('similar'))
    .innerJoin('listings', 'listings.id', 'similar.id')
    .select(listingCard(locale))
    .orderBy('similar.nth')
    .execute()
  const by = likenesses.some(({ name }) => name === 'sameCategory') ? 'category' : 'facts'
  return { by, items: rows.map((row) => toCard(row, 'listing', now, { locale })) }
}
