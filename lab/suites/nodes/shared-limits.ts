import { setTimeout as sleep } from 'node:timers/promises'
import { TICKER_CAP } from '../../../app/features/ticker/rules.ts'
import type { Db } from '../../../app/platform/db/database.server.ts'
import { RATE_LIMITS } from '../../../app/platform/limits/limits.ts'
import { aFreshListing, aUser, type Browse } from './visitors.ts'

// What must hold for all nodes together, tried through the proxy and by many requests at once.

type Work = { readonly browse: Browse; readonly db: Db }

const times = (count: number) => Array.from({ length: count })

/** Asks for contacts from one network, more often than allowed. Returns how many requests were allowed. */
export async function tryRevealLimit({ browse, db }: Work): Promise<number> {
  const { id: listingId } = await aFreshListing(db)
  const address = `192.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  const ask = () =>
    browse('/api/reveal-contact', { body: { listingId }, address }).catch(() => ({ status: 0 }))
  const results = await Promise.all(times(RATE_LIMITS.reveal.max + 20).map(ask))
  return results.filter(({ status }) => status === 200).length
}

/** Two admins feature more listings at once than the ticker has places. Returns how many of them run in it: places that
 * others buy meanwhile do not count. */
export async function tryTickerCap({ browse, db }: Work): Promise<number> {
  await db.updateTable('listings').set({ featuredTicker: false }).execute()
  await db.updateTable('ads').set({ featured: false }).execute()
  const admins = await Promise.all([aUser(db, 'admin'), aUser(db, 'admin')])
  const listings = await Promise.all(times(TICKER_CAP + 8).map(() => aFreshListing(db)))
  const ids = listings.map(({ id }) => id)
  const feature = (id: string, n: number) => {
    const body = new URLSearchParams({ kind: 'listing', id, featured: 'true', title: 'x' })
    return browse('/admin/ticker', { body, token: admins[n % 2]?.token ?? '' }).catch(() => null)
  }
  await Promise.all(ids.map(feature))
  const { count } = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('featuredTicker', '=', true)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}

/** What a node did after a change, in milliseconds after it. */
export type Shown = {
  /** When its last page was asked for that still showed what was there before; 0 if none did. */
  readonly staleMs: number
  /** When its first page arrived that shows the change; null if it was away meanwhile. */
  readonly shownMs: number | null
}

/**
 * Changes a listing, and asks every node for its page until it shows the change. Returns what each node did. A page
 * that arrives late because its database is away is not out of date.
 */
export async function tryCaches({ browse, db }: Work, ports: readonly number[]): Promise<readonly Shown[]> {
  const { id, listingId } = await aFreshListing(db, { title: { en: `Tarp ${Date.now()}` } })
  const target = `/listings/${listingId}`
  // Every node has the page in its cache.
  for (const port of ports) await browse(target, { port }).catch(() => null)
  const mark = `changed${Date.now()}`
  await db
    .updateTable('listings')
    .set({ description: { en: mark } })
    .where('id', '=', id)
    .execute()
  const start = performance.now()
  return Promise.all(ports.map((port) => showsWithin({ browse, target, port, mark, start })))
}

type Look = {
  readonly browse: Browse
  readonly target: string
  readonly port: number
  readonly mark: string
  readonly start: number
}

const MAX_MS = 15_000

async function showsWithin({ browse, target, port, mark, start }: Look): Promise<Shown> {
  let wasAway = false
  let staleMs = 0
  while (performance.now() - start < MAX_MS) {
    const asked = performance.now() - start
    const page = await browse(target, { port }).catch(() => null)
    const ms = performance.now() - start
    wasAway ||= page === null || page.status >= 500
    if (page?.text.includes(mark)) return { staleMs, shownMs: wasAway ? null : ms }
    if (page?.status === 200) staleMs = asked
    await sleep(20)
  }
  return { staleMs, shownMs: wasAway ? null : MAX_MS }
}
