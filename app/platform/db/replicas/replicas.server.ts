import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import { type Db, databaseOn } from '../database.server.ts'
import { announcedContent } from './announced-content.server.ts'
import { type LogPosition, laterPosition } from './log-position.ts'
import { readingPool } from './reading-pool.server.ts'
import { openReplica, type Replica } from './replica.server.ts'
import { countReplicaRead } from './replica-metrics.server.ts'
import { lagOf, mayServe } from './replica-state.ts'
import { openStatusConnection } from './status-connection.server.ts'

const POLL_MS = 200

export type Primary = { readonly db: Db; readonly pool: PostgresPool; readonly connectionString: string }

type Options = {
  readonly primary: Primary
  readonly urls: readonly string[]
  readonly openPool: (url: string) => PostgresPool
  /** A replica that is further behind is not read from, in milliseconds. */
  readonly maxLagMs: number
  readonly now: () => number
  /** A server could not be reached, or a read failed on a replica. */
  readonly onError: (error: Error) => void
}

/** Streaming replicas, for reads of public content. */
export type Replicas = {
  /** Returns the database for a request that only reads and has to see everything up to `after`. */
  readonly reader: (after: LogPosition | null) => Db
  /** Returns where the primary is in its log, or null while it cannot be reached. */
  readonly position: () => Promise<LogPosition | null>
  /** Public content changed: replicas are read from again once they have replayed the change. */
  readonly contentChanged: () => void
  /** The lag of each replica in milliseconds, and whether it is read from. */
  readonly report: () => readonly { readonly lagMs: number; readonly isUsed: boolean }[]
  readonly stop: () => Promise<void>
}

/** Repeats `poll` until the signal. */
async function keepPolling(poll: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await poll()
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Opens replicas and polls them until `stop`. */
export function openReplicas({ primary, urls, openPool, maxLagMs, now, onError }: Options): Replicas {
  const status = openStatusConnection(primary.connectionString, onError)
  const content = announcedContent(status)
  const replicas = urls.map((url) => openReplica({ url, pool: openPool(url), now, onError }))
  const stopping = new AbortController()
  let position: LogPosition | null = null
  let turn = 0

  const askPrimary = async () => {
    position = await status.position()
  }
  // Each has a loop of its own: one that does not respond delays no other.
  const polls = [askPrimary, ...replicas.map((replica) => () => replica.poll(position))]
  const polling = polls.map((poll) => keepPolling(poll, stopping.signal))

  function usable(after: LogPosition | null): readonly Replica[] {
    const announced = content.needed()
    const needed = announced === null ? null : laterPosition(announced, after)
    if (needed === null) return []
    return replicas.filter((replica) => mayServe(replica.state(), { needed, maxLagMs, now: now() }))
  }

  content.changed()
  return {
    reader(after) {
      const choice = usable(after)
      turn += 1
      countReplicaRead(choice.length > 0 ? 'replica' : 'primary')
      if (choice.length === 0) return primary.db
      const first = turn % choice.length
      return databaseOn(readingPool(primary.pool, [...choice.slice(first), ...choice.slice(0, first)]))
    },
    position: status.position,
    contentChanged: content.changed,
    report() {
      const used = usable(null)
      return replicas.map((replica) => ({
        lagMs: lagOf(replica.state(), now()),
        isUsed: used.includes(replica),
      }))
    },
    async stop() {
      stopping.abort()
      await Promise.all(polling)
      await Promise.all([status.close(), ...replicas.map(({ close }) => close())])
    },
  }
}
