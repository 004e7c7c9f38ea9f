import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { changesByTime } from '#app/features/items/watch-times.server.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { EVERYTHING } from '#app/platform/cache/content-tags.ts'
import { openLog } from '#app/platform/log.server.ts'
import { builtSite } from './built-site.ts'
import { NOW } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { siteWith } from './site.ts'

const CACHE_SECONDS = 300

/** Returns a page without what differs in each response: nonces, which cached pages have none of. */
const comparable = (text: string) => text.replaceAll(/ nonce="[^"]*"/gu, '')

async function contentOf(response: Response) {
  const { status, headers } = response
  return { status, type: headers.get('content-type'), text: comparable(await response.text()) }
}

type Database = Pick<TestDatabase, 'db' | 'connectionString'>

/**
 * Two sites on one database: one that caches pages and counts and hears of changes as web processes do, and one that caches
 * nothing. They share a clock.
 */
export async function cachedSite({ db, connectionString }: Database) {
  const contentEvents = await builtSite()
  let now = NOW
  const clock = () => now
  const counts = createCache<Record<string, number>>(CACHE_SECONDS * 1000, () => now.getTime())
  let lastLine = ''
  const requestLog = openLog('info', { write: (line: string) => void (lastLine = line) })
  const caching = await siteWith(db, {
    clock,
    counts,
    requestLog,
    settings: { pageCacheSeconds: CACHE_SECONDS },
  })
  const plain = await siteWith(db, { clock })

  const heard = new Map<string, () => void>()
  const unsubscribe = contentEvents.onContentEvent((change) => heard.get(String(change))?.())
  const ready = Promise.withResolvers<void>()
  heard.set(EVERYTHING, ready.resolve)
  const { stop } = contentEvents.listenForContentEvents({ connectionString, log: openLog('silent') })
  onTestFinished(async () => {
    unsubscribe()
    await stop()
  })
  await ready.promise

  let markers = 0
  return {
    /** Waits until the site heard of everything that was committed before. */
    async hear() {
      const marker = `marker:${(markers += 1)}`
      const { promise, resolve } = Promise.withResolvers<void>()
      heard.set(marker, resolve)
      await sql`select pg_notify('content', ${marker})`.execute(db)
      await promise
    },
    /** Moves the clock, and announces what a process finds to have begun or ended since. */
    async wait(ms: number) {
      const since = now
      now = new Date(now.getTime() + ms)
      contentEvents.announceContentEvent(await changesByTime(db, { since, until: now }))
    },
    now: clock,
    cached: async (address: string) => contentOf(await caching.get(address)),
    rendered: async (address: string) => contentOf(await plain.get(address)),
    /** Whether a page comes from the cache. */
    async isCached(address: string) {
      await caching.get(address)
      return lastLine.includes('"fromCache":true')
    },
  }
}

export type CachedSite = Awaited<ReturnType<typeof cachedSite>>
