import pg from 'pg'
import { type LogPosition, parseLogPosition } from './log-position.ts'

/** A server that does not say within this time where it is, counts as away, in milliseconds. */
const TIMEOUT_MS = 1000

/** A server that took over is a primary, and has replayed everything there is. */
const WHERE = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as at`

/** A connection of its own to a server, which waits for no busy pool. */
export type StatusConnection = {
  /** Returns the position of the server in its log, or null while it cannot be reached. */
  readonly position: () => Promise<LogPosition | null>
  /** Whether its connection was lost, or could not be opened, and was not opened since. */
  readonly isAway: () => boolean
  readonly close: () => Promise<void>
}

/** Opens a connection that asks a server for its position, whenever it is there. */
export function openStatusConnection(
  connectionString: string,
  onError: (error: Error) => void,
): StatusConnection {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  // Without listeners, a connection that is lost ends the process: the pool's are for idle ones only.
  pool.on('error', noteLost)
  pool.on('connect', (client) => client.on('error', noteLost))
  let isAway = false

  /** Reports the loss of a server once. */
  function noteLost(error: unknown): null {
    if (!isAway && error instanceof Error) onError(error)
    isAway = true
    return null
  }

  async function ask(): Promise<LogPosition | null> {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ at: string }>(WHERE)
      client.release()
      isAway = false
      return parseLogPosition(rows[0]?.at ?? '')
    } catch (error) {
      // After a timeout the answer may still come: the next statement would get it.
      client.release(true)
      throw error
    }
  }

  return { position: () => ask().catch(noteLost), isAway: () => isAway, close: () => pool.end() }
}
