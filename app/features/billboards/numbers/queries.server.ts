import { sql } from 'kysely'
import { dayOf, daysBefore } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type DayNumbers, everyDay, NUMBER_DAYS } from './billboard-numbers.ts'
import type { Compared, Counts } from './click-rate.ts'

/** Returns the counts of a billboard for each of the last days. */
export async function dayNumbers(
  db: Db,
  id: string,
  { now, days = NUMBER_DAYS }: { now: Date; days?: number },
): Promise<readonly DayNumbers[]> {
  const counted = await db
    .selectFrom('dailyCounts')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'views', 'clicks'])
    .where('itemId', '=', id)
    .where('day', '>=', dayOf(daysBefore(now, days - 1)))
    .execute()
  return everyDay(now, counted, days)
}

/** What was counted on a page with a grid: views of the page at least, and how often its billboards were on screen. */
export type PageViews = { readonly views: number; readonly onScreen: number }

/**
 * Returns what was counted in the last days on each page with a grid ([AD-11]): 'home', or the slug of a category. A visitor
 * counts once for a billboard: on a day a page was viewed at least as often as the cell of it that was seen most.
 */
export async function countPageViews(db: Db, now: Date): Promise<Readonly<Record<string, PageViews>>> {
  const days = db
    .selectFrom('cellCounts')
    .where('day', '>=', dayOf(daysBefore(now, NUMBER_DAYS - 1)))
    .groupBy(['page', 'day'])
    .select((eb) => ['page', eb.fn.max('views').as('most'), eb.fn.sum('views').as('total')])
  const rows = await db
    .selectFrom(days.as('days'))
    .groupBy('page')
    .select(['page', sql<number>`sum(most)::int`.as('views'), sql<number>`sum(total)::int`.as('onScreen')])
    .execute()
  return Object.fromEntries(rows.map(({ page, ...counted }) => [page, counted]))
}

const NOTHING: Counts = { views: 0, clicks: 0 }

function sumOf(rows: readonly DayNumbers[]): Counts {
  return rows.reduce(
    (sum, { views, clicks }) => ({ views: sum.views + views, clicks: sum.clicks + clicks }),
    NOTHING,
  )
}

/** Returns the counts of each of the last days, and their sums beside those of as many days before ([AD-07]). */
export async function recentNumbers(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly rows: readonly DayNumbers[]; readonly compared: Compared }> {
  const both = await dayNumbers(db, id, { now, days: 2 * NUMBER_DAYS })
  const rows = both.slice(NUMBER_DAYS)
  return { rows, compared: { now: sumOf(rows), before: sumOf(both.slice(0, NUMBER_DAYS)) } }
}

/**
 * Returns what a link for the advertiser shows: numbers only. Nothing when the link has ended or the billboard is
 * gone.
 */
export function findShared(db: Db, secret: string) {
  return db
    .selectFrom('statisticsLinks')
    .innerJoin('ads', 'ads.id', 'statisticsLinks.billboardId')
    .select(['ads.id', 'ads.adId as publicId', 'ads.views', 'ads.clicks', 'ads.createdAt'])
    .where('statisticsLinks.secret', '=', secret)
    .where('ads.deletedAt', 'is', null)
    .executeTakeFirst()
}
