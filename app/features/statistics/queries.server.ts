import { sql } from 'kysely'
import { dayOf, daysBefore, startOfDay } from '#app/lib/day.ts'
import { memoryBeside } from '#app/platform/cache/memory.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { CHART_DAYS, type DayFigures, fillDays, type SiteStats, TOP_CATEGORIES } from './rules.ts'

async function peopleCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

function itemCount(db: Db, table: 'ads' | 'listings') {
  return db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** How much there is of everything that is not deleted ([ADM-02]). */
export async function siteStats(db: Db): Promise<SiteStats> {
  const [users, ads, listings] = await Promise.all([
    peopleCount(db),
    itemCount(db, 'ads'),
    itemCount(db, 'listings'),
  ])
  return { users, ads: ads.total, activeAds: ads.active, listings: listings.total }
}

/** The categories with the most active listings ([ADM-03]). */
export function topCategories(db: Db) {
  return db
    .selectFrom('listings')
    .select((eb) => ['category as slug', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .groupBy('category')
    .orderBy('count', 'desc')
    .orderBy('category')
    .limit(TOP_CATEGORIES)
    .execute()
}

type Counted = readonly { readonly day: string; readonly amount: number | string | null }[]

const byDay = (rows: Counted) => Object.fromEntries(rows.map(({ day, amount }) => [day, Number(amount)]))

/** The day of a time, as `dayOf` writes it. */
const dayIn = (column: 'createdAt' | 'paidAt') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

function createdByDay(db: Db, table: 'profiles' | 'listings' | 'ads', since: Date) {
  return db
    .selectFrom(table)
    .select((eb) => [dayIn('createdAt').as('day'), eb.fn.countAll<number>().as('amount')])
    .where('createdAt', '>=', since)
    .groupBy('day')
}

function salesByDay(db: Db, since: Date) {
  return db
    .selectFrom('payments')
    .select((eb) => [dayIn('paidAt').as('day'), eb.fn.sum<number>('amountCents').as('amount')])
    .where('state', '=', 'paid')
    .where('paidAt', '>=', since)
    .groupBy('day')
}

function viewsByDay(db: Db, since: string) {
  return db
    .selectFrom('dailyCounts')
    .select((eb) => [
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      eb.fn.sum<number>('views').as('amount'),
    ])
    .where('day', '>=', since)
    .groupBy('dailyCounts.day')
}

const firstDay = (now: Date) => dayOf(daysBefore(now, CHART_DAYS - 1))

/** Sign-ups, paid posts and billboards, sales and views of each of the last thirty days. */
export async function dailyFigures(db: Db, now: Date): Promise<readonly DayFigures[]> {
  const first = firstDay(now)
  const since = startOfDay(first)
  const [signUps, listings, ads, sales, views] = await Promise.all([
    createdByDay(db, 'profiles', since).execute(),
    createdByDay(db, 'listings', since).where('paymentStatus', '=', 'completed').execute(),
    createdByDay(db, 'ads', since).execute(),
    salesByDay(db, since).execute(),
    viewsByDay(db, first).execute(),
  ])
  const posts = byDay(listings)
  for (const { day, amount } of ads) posts[day] = (posts[day] ?? 0) + amount
  return fillDays(now, { signUps: byDay(signUps), posts, sales: byDay(sales), views: byDay(views) })
}

type TopCategories = Awaited<ReturnType<typeof topCategories>>

const stats = memoryBeside<SiteStats>()
const days = memoryBeside<readonly DayFigures[]>()
const tops = memoryBeside<TopCategories>()

type Asking = Pick<Ctx, 'db' | 'counts' | 'now'>

/** `siteStats` from memory, as old as the counts at most: it reads every item there is. */
export function rememberedStats({ db, counts }: Asking): Promise<SiteStats> {
  return stats(counts).recall('all', () => siteStats(db))
}

/** `dailyFigures` from memory. */
export function rememberedDays({ db, counts, now }: Asking): Promise<readonly DayFigures[]> {
  return days(counts).recall(firstDay(now), () => dailyFigures(db, now))
}

/** `topCategories` from memory. */
export function rememberedTop({ db, counts }: Asking): Promise<TopCategories> {
  return tops(counts).recall('all', () => topCategories(db))
}
