import { createRandom, type Random } from '@haulpost/demo/random'
import type { Insertable } from 'kysely'
import type { DailyCounts } from '#app/platform/db/tables.gen.ts'
import { DAY_MS } from './moments.ts'

/** The total counts of an item, and how long it was public. */
export type Counted = {
  readonly itemId: string
  readonly itemKind: 'listing' | 'banner'
  readonly from: Date
  readonly until: Date
  readonly views: number
  readonly clicks: number
}

type Item = {
  readonly id: string
  readonly createdAt?: Date | string | undefined
  readonly expiresAt?: Date | string | null | undefined
  readonly views?: number | undefined
  readonly clicks?: number | undefined
}

/** Returns an item with its counters, as far as it was public until now. */
export function countedOf(
  itemKind: Counted['itemKind'],
  { id, createdAt, expiresAt, views = 0, clicks = 0 }: Item,
  now: Date,
): Counted {
  const end = expiresAt ? new Date(expiresAt) : now
  return {
    itemId: id,
    itemKind,
    from: new Date(createdAt ?? now),
    until: end < now ? end : now,
    views,
    clicks,
  }
}

export type DayRow = Insertable<DailyCounts> & { readonly day: string }

/** Splits a number into integers in proportion to the weights; they add up to it exactly. */
export function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let [before, reached] = [0, 0]
  return weights.map((weight) => {
    reached += weight
    const after = Math.round((total * reached) / sum)
    const part = after - before
    before = after
    return part
  })
}

/** How busy each day of the week is, from Sunday: dispatchers and drivers look for work on weekdays. */
const BUSY = [0.55, 1.15, 1.1, 1.05, 1, 0.95, 0.65] as const

type Day = { readonly day: string; readonly weight: number }

/** Returns the days (UTC) of a period, each weighted by its weekday, its part of the period and a random number. */
function daysOf({ next }: Random, { from, until }: Pick<Counted, 'from' | 'until'>): Day[] {
  const days: Day[] = []
  for (let start = Math.floor(from.getTime() / DAY_MS) * DAY_MS; start <= until.getTime(); start += DAY_MS) {
    const part = Math.min(start + DAY_MS, until.getTime()) - Math.max(start, from.getTime())
    const at = new Date(start)
    const weight = (Math.max(part, 1) / DAY_MS) * (BUSY[at.getUTCDay()] ?? 1) * (0.7 + 0.6 * next())
    days.push({ day: at.toISOString().slice(0, 10), weight })
  }
  return days
}

/** One in this many readers of a listing asks for the contact data. */
const READERS_A_CONTACT = 24

/** Returns the days of an item: together they are what its counters say, and no day has more clicks than views. */
export function* dayRows(i: number, counted: Counted): Generator<DayRow, void, undefined> {
  if (counted.views === 0) return
  const { itemId, itemKind } = counted
  const days = daysOf(createRandom(0xda75 + i), counted)
  const views = shares(
    counted.views,
    days.map(({ weight }) => weight),
  )
  const clicks = shares(counted.clicks, views)
  const contacts = shares(Math.floor(counted.views / READERS_A_CONTACT), views)
  for (const [n, { day }] of days.entries()) {
    const row = { views: views[n] ?? 0, clicks: clicks[n] ?? 0, contacts: contacts[n] ?? 0 }
    if (row.views > 0) yield { itemId, itemKind, day, ...row }
  }
}
