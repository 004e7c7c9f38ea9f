import { sql } from 'kysely'
import { YEARS_APART } from '#app/features/price-guide/rules.ts'
import { chooseGroups, type UsualGroup } from '#app/features/price-guide/usual-groups.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isPublic } from './public-items.server.ts'

/** How many of the largest groups are looked through for a public listing. */
const LOOKED_THROUGH = 40

/** Returns the largest groups of comparable listings that lead to a public listing ([PRICE-05]). */
async function largestGroups(db: Db, now: Date): Promise<readonly UsualGroup[]> {
  const { rows } = await sql<UsualGroup>`
    with groups as (
      select distinct on (comparable_group) * from usual_prices
       order by comparable_group, listings desc, comparable_year desc)
    select largest.comparable_group as "group", largest.comparable_year as year, shown.model, largest.listings, lowest,
           first_quarter as "firstQuarter", median, third_quarter as "thirdQuarter", highest
      from (select * from groups order by listings desc limit ${sql.lit(LOOKED_THROUGH)}) largest
      cross join lateral (
        select listings.attributes->>'model' as model from listings
         where comparable_group = largest.comparable_group
           and abs(coalesce(comparable_year, 0) - largest.comparable_year) <= ${sql.lit(YEARS_APART)}
           and ${isPublic('listings', now)}
         limit 1) shown`.execute(db)
  return rows
}

const groupsShown = linkedCache<readonly UsualGroup[]>()

/** Returns the groups that the home page names, at most as old as the cached counts. */
export function cachedUsualGroups({ db, counts, now }: Ctx): Promise<readonly UsualGroup[]> {
  const load = async () => chooseGroups(await largestGroups(db, now))
  return groupsShown(counts).get('usual groups', load, ['listings'])
}
