import { dayOf } from '#app/lib/day.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { dailyFigures } from './days/queries.server.ts'
import { type DayFigures, type SiteStats, TOP_CATEGORIES } from './site-figures.ts'

async function peopleCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** How many billboards there are, and how many of them are active. */
function billboardCount(db: Db) {
  return db
    .selectFrom('ads')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The same of the listings of each category: one walk through them serves the cards and the list of categories. */
function listingCounts(db: Db) {
  return db
    .selectFrom('listings')
    .select((eb) => [
      'category',
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active'),
    ])
    .where('deletedAt', 'is', null)
    .groupBy('category')
    .execute()
}

type ListingCounts = Awaited<ReturnType<typeof listingCounts>>

/** How much there is of everything that is not deleted ([ADM-02]). */
export async function siteStats(db: Db, listings = listingCounts(db)): Promise<SiteStats> {
  const [users, ads, byCategory] = await Promise.all([peopleCount(db), billboardCount(db), listings])
  const sum = byCategory.reduce((all, { total }) => all + total, 0)
  return { users, ads: ads.total, activeAds: ads.active, listings: sum }
}

/** The categories with the most active listings ([ADM-03]). */
export async function topCategories(db: Db, listings = listingCounts(db)) {
  const byCategory = await listings
  return byCategory
    .filter(({ active }) => active > 0)
    .map(({ category: slug, active: count }) => ({ slug, count }))
    .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
    .slice(0, TOP_CATEGORIES)
}

type TopCategories = Awaited<ReturnType<typeof topCategories>>

const listings = linkedCache<ListingCounts>()
const stats = linkedCache<SiteStats>()
const days = linkedCache<readonly DayFigures[]>()
const tops = linkedCache<TopCategories>()

type Asking = Pick<Ctx, 'db' | 'counts' | 'now'>

const cachedListings = ({ db, counts }: Asking) =>
  listings(counts).get('by category', () => listingCounts(db))

/** `siteStats` from memory, as old as the counts at most: it reads every item there is. */
export function cachedStats(ctx: Asking): Promise<SiteStats> {
  return stats(ctx.counts).get('all', () => siteStats(ctx.db, cachedListings(ctx)))
}

/** `dailyFigures` from memory. */
export function cachedDays({ db, counts, now }: Asking): Promise<readonly DayFigures[]> {
  return days(counts).get(dayOf(now), () => dailyFigures(db, now))
}

/** `topCategories` from memory. */
export function cachedTop(ctx: Asking): Promise<TopCategories> {
  return tops(ctx.counts).get('all', () => topCategories(ctx.db, cachedListings(ctx)))
}
