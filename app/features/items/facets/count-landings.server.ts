import { sql } from 'kysely'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { type Landing, landingFacets, landingPath, MIN_LISTINGS } from '#app/features/facets/landing.ts'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { ITEM_COLUMNS } from '../item-columns.server.ts'
import { isPublic } from '../public-items.server.ts'

const choicesOf = (category: CategorySlug) =>
  landingFacets(category).flatMap((facet) =>
    facet.choices.filter((value) => value !== 'other').map((value) => ({ facet, value })),
  )

/** How many public listings a category has in each state and of each choice, by 'category name'; those that are enough. */
async function countEnough(db: Db, now: Date): Promise<Readonly<Record<string, number>>> {
  const tokens = CATEGORY_SLUGS.flatMap((category) =>
    choicesOf(category).map(({ facet, value }) => facetToken(facet.key, value)),
  )
  const state = sql.join(ITEM_COLUMNS.listings.states.map((column) => sql.ref(column)))
  const { rows } = await sql<{ category: string; name: string; total: number }>`
    select category, name, count(*)::int as total
      from listings,
           lateral (select coalesce(${state}) as name
                    union all
                    select token::text from unnest(facet_tokens) as token
                     where token = any(${[...new Set(tokens)]}::int[])) as names
     where ${isPublic('listings', now)} and name is not null
     group by category, name having count(*) >= ${sql.lit(MIN_LISTINGS)}
     order by category, name`.execute(db)
  return Object.fromEntries(rows.map(({ category, name, total }) => [`${category} ${name}`, total]))
}

/** Returns the paths of all lists that search engines may keep beside the categories, in one order ([FACET-07]). */
export async function landingPaths({
  db,
  counts,
  now,
}: Pick<Ctx, 'db' | 'counts' | 'now'>): Promise<readonly string[]> {
  const enough = await counts.get('landing pages', () => countEnough(db, now), ['listings'])
  return CATEGORY_SLUGS.flatMap((category) => {
    const states = STATE_OPTIONS.filter(({ value }) => Object.hasOwn(enough, `${category} ${value}`)).map(
      ({ value: code }): Landing => ({ kind: 'state', code }),
    )
    const choices = choicesOf(category)
      .filter(({ facet, value }) => Object.hasOwn(enough, `${category} ${facetToken(facet.key, value)}`))
      .map(({ facet, value }): Landing => ({ kind: 'choice', facet, value }))
    return [...states, ...choices].map((landing) => landingPath(category, landing))
  })
}
