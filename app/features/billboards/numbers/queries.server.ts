import { sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
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

/**
 * Returns what advertisers read before paying ([AD-11]): how often banner ads were on screen in the last days, on the
 * home page and on all category pages, and how many are shown now. Counted, or 0.
 */
export async function readReach(db: Db, now: Date) {
  const { home, categories, shown } = await db
    .selectFrom('cellCounts')
    .where('day', '>=', dayOf(daysBefore(now, NUMBER_DAYS - 1)))
    .select((eb) => [
      sql<number>`coalesce(sum(views) filter (where page = 'home'), 0)::int`.as('home'),
      sql<number>`coalesce(sum(views) filter (where page <> 'home'), 0)::int`.as('categories'),
      eb
        .selectFrom('ads')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(isPublic('ads', now))
        .as('shown'),
    ])
    .executeTakeFirstOrThrow()
  return { home, categories, shown: shown ?? 0 }
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
