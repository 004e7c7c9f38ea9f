import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceContentEvent } from '#app/platform/cache/content-events.server.ts'
import { type ContentChange, EVERYTHING } from '#app/platform/cache/content-tags.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Log } from '#app/platform/log.server.ts'

/** Beyond this, dropping everything is cheaper than dropping pages by tags. */
const MAX_ITEMS = 200

/** How often the database is asked, in milliseconds. */
const INTERVAL_MS = 1000

type Period = { readonly since: Date; readonly until: Date }

/** Returns the tags of the items that began or ended by their time in a period, its end included. */
export async function changesByTime(db: Db, { since, until }: Period): Promise<ContentChange> {
  const isIn = (column: string) => sql`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${until}`
  const { rows } = await sql<{ tags: string }>`
    select tags_of_listing(listings) as tags from listings where status = 'active' and listed and ${isIn('expires_at')}
    union all
    select tags_of_ad(ads) from ads
     where listed and (${isIn('expires_at')} or ${isIn('starts_at')} or ${isIn('ends_at')})
     limit ${sql.lit(MAX_ITEMS + 1)}`.execute(db)
  if (rows.length > MAX_ITEMS) return EVERYTHING
  return [...new Set(rows.flatMap(({ tags }) => tags.split(' ')))]
}

type Options = {
  readonly db: Db
  readonly now: () => Date
  readonly log: Log
  readonly intervalMs?: number
}

/**
 * Announces in this process what begins and ends by its time, for which no row changes. A period that the database did not
 * answer for is asked about again. Returns a function that stops it.
 */
export function watchItemTimes({ db, now, log, intervalMs = INTERVAL_MS }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function announceSince(since: Date): Promise<Date> {
    const until = now()
    const change = await changesByTime(db, { since, until })
    if (change.length > 0) announceContentEvent(change)
    return until
  }

  async function watch() {
    let since = now()
    const isNext = () => sleep(intervalMs, true, { signal }).catch(() => false)
    while (await isNext()) {
      since = await announceSince(since).catch((err: unknown) => {
        log.warn({ err }, 'it is not known which items ended')
        return since
      })
    }
  }

  const watching = watch()
  return () => {
    stopping.abort()
    return watching
  }
}
