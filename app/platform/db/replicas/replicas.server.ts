import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import { type Db, databaseOn } from '../database.server.ts'
import { isLostConnection } from '../lost-connection.server.ts'
import { type LogPosition, laterPosition } from './log-position.ts'
import { readingPool } from './reading-pool.server.ts'
import { countReplicaRead } from './replica-metrics.server.ts'
import { afterPoll, lagOf, mayServe, type ReplicaState, UNKNOWN_REPLICA } from './replica-state.ts'
import { openStatusConnection, type StatusConnection } from './status-connection.server.ts'

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

type Replica = { readonly pool: PostgresPool; readonly status: StatusConnection; state: ReplicaState }

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

/**
 * Follows what has to be seen by every reader: all content whose change was announced. `needed` is null while that is
 * not known: between the announcement and the moment the primary has said where it is.
 */
function announcedContent(primary: StatusConnection) {
  let known: LogPosition | null = null
  let isAsking = false
  let isStale = true

  async function ask(): Promise<void> {
    isAsking = true
    while (isStale) {
      isStale = false
      const position = await primary.position()
      // While the primary is away nothing changes, and what the replicas have is all there is.
      known = laterPosition(known, position)
    }
    isAsking = false
  }

  return {
    needed: () => (isAsking || isStale ? null : known),
    changed() {
      isStale = true
      if (!isAsking) void ask()
    },
  }
}

/** Opens replicas and polls them until `stop`. */
export function openReplicas({ primary, urls, openPool, maxLagMs, now, onError }: Options): Replicas {
  const status = openStatusConnection(primary.connectionString, onError)
  const content = announcedContent(status)
  const replicas = urls.map(
    (url): Replica => ({
      pool: openPool(url),
      status: openStatusConnection(url, onError),
      state: UNKNOWN_REPLICA,
    }),
  )
  const stopping = new AbortController()
  let turn = 0

  async function poll(): Promise<void> {
    const at = await status.position()
    const look = async (replica: Replica) => {
      const position = await replica.status.position()
      replica.state = afterPoll(replica.state, { position, primary: at, now: now() })
    }
    await Promise.all(replicas.map(look))
  }

  async function keepPolling(): Promise<void> {
    while (!stopping.signal.aborted) {
      await poll()
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  function usable(after: LogPosition | null): readonly Replica[] {
    const announced = content.needed()
    const needed = announced === null ? null : laterPosition(announced, after)
    if (needed === null) return []
    return replicas.filter(({ state }) => mayServe(state, { needed, maxLagMs, now: now() }))
  }

  /** The read is repeated on the primary. A replica that went away is left out until it is back. */
  function noteFailure(replica: Replica, error: unknown): void {
    countReplicaRead('failed')
    if (isLostConnection(error)) replica.state = { ...replica.state, position: null }
  }

  const polling = keepPolling()
  content.changed()
  return {
    reader(after) {
      const choice = usable(after)
      turn += 1
      const replica = choice[turn % choice.length]
      countReplicaRead(replica ? 'replica' : 'primary')
      if (!replica) return primary.db
      return databaseOn(
        readingPool({
          primary: primary.pool,
          replica: replica.pool,
          onFailure: (error) => noteFailure(replica, error),
        }),
      )
    },
    position: status.position,
    contentChanged: content.changed,
    report: () =>
      replicas.map((replica) => ({
        lagMs: lagOf(replica.state, now()),
        isUsed: usable(null).includes(replica),
      })),
    async stop() {
      stopping.abort()
      await polling
      await Promise.all([status.close(), ...replicas.flatMap((one) => [one.status.close(), one.pool.end()])])
    },
  }
}
