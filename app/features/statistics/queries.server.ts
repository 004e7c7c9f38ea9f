import { dayOf } from '#app/lib/day.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { dailyFigures } from './days/queries.server.ts'
import { type DayFigures, type SiteStats, TOP_CATEGORIES } from './site-figures.ts'

async function usersCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Counts billboards, and the active ones. */
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

/** Counts the listings of each category: one scan serves the cards and the list of categories. */
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

/** Returns the totals of everything that is not deleted ([ADM-02]). */
export async function siteStats(db: Db, listings = listingCounts(db)): Promise<SiteStats> {
  const [users, ads, byCategory] = await Promise.all([usersCount(db), billboardCount(db), listings])
  const sum = byCategory.reduce((all, { total }) => all + total, 0)
  return { users, ads: ads.total, activeAds: ads.active, listings: sum }
}

/** Returns the categories with the most active listings ([ADM-03]). */
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

/** Returns the cached `siteStats`, at most as old as the cached counts: computing them reads every item. */
export function cachedStats(ctx: Asking): Promise<SiteStats> {
  return stats(ctx.counts).get('all', () => siteStats(ctx.db, cachedListings(ctx)))
}

/** Returns the cached `dailyFigures`. */
export function cachedDays({ db, counts, now }: Asking): Promise<readonly DayFigures[]> {
  return days(counts).get(dayOf(now), () => dailyFigures(db, now))
}

/** Returns the cached `topCategories`. */
export function cachedTop(ctx: Asking): Promise<TopCategories> {
  return tops(ctx.counts).get('all', () => topCategories(ctx.db, cachedListings(ctx)))
}
