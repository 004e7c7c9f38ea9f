import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/database.server.ts'
import type { Log } from '../log.server.ts'
import { setWebProcesses } from './process-share.ts'

/** The name of the connection that each web process keeps open to hear content events. */
export const WEB_PROCESS = 'haulpost web'

/** How often web processes are counted, in milliseconds: they rarely come and go. */
const INTERVAL_MS = 10_000

/** Returns how many web processes are connected, on all nodes. */
async function countWebProcesses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = ${WEB_PROCESS}`.execute(db)
  return rows[0]?.count ?? 0
}

type Options = {
  readonly db: Db
  readonly log: Log
  /** How many this launcher starts: the count while the others are not connected yet. */
  readonly min: number
  readonly intervalMs?: number
}

/** Keeps the shares of rate limits equal to the number of web processes. Returns a function that stops it. */
export function watchWebProcesses({ db, log, min, intervalMs = INTERVAL_MS }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  setWebProcesses(min)

  async function watch() {
    while (await sleep(intervalMs, true, { signal }).catch(() => false))
      await countWebProcesses(db).then(
        (count) => setWebProcesses(Math.max(min, count)),
        (err: unknown) => log.warn({ err }, 'the web processes cannot be counted'),
      )
  }

  const watching = watch()
  return () => {
    stopping.abort()
    return watching
  }
}
