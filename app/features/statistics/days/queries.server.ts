import { sql } from 'kysely'
import { lastDays, startOfDay } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { CHART_DAYS, type DayFigures, fillDays } from '../site-figures.ts'

type Counted = readonly { readonly day: string; readonly amount: number | string | null }[]

const byDay = (rows: Counted) => Object.fromEntries(rows.map(({ day, amount }) => [day, Number(amount)]))

/** The day of a time, as `dayOf` writes it. */
const dayIn = (column: 'createdAt' | 'paidAt') =>
  sql<string>`(${sql.ref(column)} at time zone 'UTC')::date::text`

function createdByDay(db: Db, table: 'profiles' | 'listings', since: Date) {
  return db
    .selectFrom(table)
    .select((eb) => [dayIn('createdAt').as('day'), eb.fn.countAll<number>().as('amount')])
    .where('createdAt', '>=', since)
    .groupBy('day')
}

function listingsByDay(db: Db, since: Date) {
  return (
    createdByDay(db, 'listings', since)
      .where('paymentStatus', '=', 'completed')
      // Redundant, but existing and deleted rows each have an index by time.
      .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
      .execute()
  )
}

/** What was paid each day. A refund belongs to its own day, as in the file of a month, and takes nothing from this one. */
function salesByDay(db: Db, since: Date) {
  return db
    .selectFrom('payments')
    .select((eb) => [dayIn('paidAt').as('day'), eb.fn.sum<number>('amountCents').as('amount')])
    .where('state', 'in', ['paid', 'refunded'])
    .where('paidAt', '>=', since)
    .groupBy('day')
    .execute()
}

function viewsByDay(db: Db, since: string) {
  return db
    .selectFrom('dailyCounts')
    .select((eb) => [sql<string>`day::text`.as('day'), eb.fn.sum<number>('views').as('amount')])
    .where('day', '>=', since)
    .groupBy('dailyCounts.day')
    .execute()
}

/**
 * Returns sign-ups, paid listings, sales before refunds and views of each day of the charts, summed from a day on; 0
 * before.
 */
export async function addUpDays(db: Db, first: string, now: Date): Promise<readonly DayFigures[]> {
  const since = startOfDay(first)
  const [signUps, listings, sales, views] = await Promise.all([
    createdByDay(db, 'profiles', since).execute(),
    listingsByDay(db, since),
    salesByDay(db, since),
    viewsByDay(db, first),
  ])
  const posts = byDay(listings)
  return fillDays(now, { signUps: byDay(signUps), posts, sales: byDay(sales), views: byDay(views) })
}

function keptDays(db: Db, first: string) {
  return db
    .selectFrom('siteDays')
    .select([sql<string>`day::text`.as('day'), 'signUps', 'posts', 'sales', 'views'])
    .where('day', '>=', first)
    .execute()
}

/** Returns the same of the last thirty days: past days as stored, the others summed. */
export async function dailyFigures(db: Db, now: Date): Promise<readonly DayFigures[]> {
  const days = lastDays(CHART_DAYS, now)
  const today = days.at(-1) ?? ''
  const kept = new Map((await keptDays(db, days[0] ?? '')).map((row) => [row.day, row]))
  const first = days.find((day) => day === today || !kept.has(day)) ?? today
  const added = await addUpDays(db, first, now)
  return added.map((row) => (row.day < first ? { ...row, ...kept.get(row.day) } : row))
}
