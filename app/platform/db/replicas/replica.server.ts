import type { PostgresPool } from 'kysely'
import { isLostConnection } from '../lost-connection.server.ts'
import type { LogPosition } from './log-position.ts'
import { countReplicaRead } from './replica-metrics.server.ts'
import { afterPoll, type ReplicaState, UNKNOWN_REPLICA } from './replica-state.ts'
import { openStatusConnection } from './status-connection.server.ts'

type Parts = {
  readonly url: string
  readonly pool: PostgresPool
  readonly now: () => number
  readonly onError: (error: Error) => void
}

/** A streaming replica, and what is known of it. */
export type Replica = {
  readonly pool: PostgresPool
  readonly state: () => ReplicaState
  /** Asks it where it is; `primary` is where the primary was just now. */
  readonly poll: (primary: LogPosition | null) => Promise<void>
  /** A read failed, and is repeated elsewhere. A replica that went away is left out until it is back. */
  readonly noteFailure: (error: unknown) => void
  readonly close: () => Promise<unknown>
}

export function openReplica({ url, pool, now, onError }: Parts): Replica {
  const status = openStatusConnection(url, onError)
  let state: ReplicaState = UNKNOWN_REPLICA
  return {
    pool,
    state: () => state,
    async poll(primary) {
      state = afterPoll(state, { position: await status.position(), primary, now: now() })
    },
    noteFailure(error) {
      countReplicaRead('failed')
      if (isLostConnection(error)) state = { ...state, position: null }
    },
    close: () => Promise.all([status.close(), pool.end()]),
  }
}
