import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { ConnectionGenerations } from './connection-generations.server.ts'
import { isLostConnection, isSilence, notSent } from './lost-connection.server.ts'
import { measured, type PoolTimes } from './pool-times.server.ts'
import { reconnecting } from './reconnect.server.ts'
import { SiteClient } from './site-client.server.ts'
import { refuseTransientErrors, tooBusy } from './transient-error.server.ts'

const INT8 = 20
// Counts and cents stay far below 2^53, so a number is exact and easier to use than a string.
pg.types.setTypeParser(INT8, Number)

const CONNECT_TIMEOUT_MS = 3000

/** Sent when a connection opens. The time limits of a pooler are its own: it refuses these. */
const LIMITS = {
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const

type Options = {
  readonly connectionString: string
  readonly connections: number
  /**
   * Whether a pooler in transaction mode gives each transaction another connection of the server: then nothing may stay
   * with a connection, such as named statements.
   */
  readonly isPooled: boolean
  readonly timeoutMs: number
  /** 0: never. */
  readonly giveUpMs: number
  readonly onError: (error: Error) => void
  readonly onPool: (pool: pg.Pool) => PoolTimes
}

/**
 * Opens a pool whose connections may be lost at any moment, also while they are in use: the statement in progress is
 * refused (`common.tooBusy`), the connection is never used again, and the next request waits while the server
 * restarts.
 */
export function openPool({
  connectionString,
  connections,
  isPooled,
  timeoutMs,
  giveUpMs,
  onError,
  onPool,
}: Options): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, giveUpMs || CONNECT_TIMEOUT_MS),
    ...(giveUpMs > 0 && { query_timeout: giveUpMs }),
    ...(!isPooled && LIMITS),
  })
  const times = onPool(pool)
  const lost = new WeakSet<pg.PoolClient>()
  const generations = new ConnectionGenerations()

  const reporting = (client: pg.PoolClient) => (error: Error) => {
    if (isLostConnection(error)) lost.add(client)
    if (isSilence(error)) reconnect.noteSilence(giveUpMs)
    generations.noteError(client, error)
    onError(error)
  }
  // The pool listens to idle connections only: an error of one in use would end the process.
  pool.on('connect', (client) => {
    generations.noteOpened(client)
    client.on('error', reporting(client))
  })
  // Each connection has reported it already.
  pool.on('error', () => undefined)

  const reconnect = reconnecting(() => measured(() => generations.connect(pool), times.onAcquire), {
    timeoutMs,
    onLost: onError,
  })
  return {
    options: pool.options,
    async connect() {
      const client = await reconnect.connect().catch((cause: unknown) => {
        throw tooBusy(cause)
      })
      return new SiteClient({
        client,
        namesStatements: !isPooled,
        around: (statement) =>
          refuseTransientErrors(
            // A rollback would wait for a silent server once more.
            () => (lost.has(client) ? Promise.reject(notSent()) : measured(statement, times.onQuery)),
            reporting(client),
          ),
        // The server's last message arrives before the connection ends: the pool would use the connection once more.
        isLost: () => lost.has(client) || generations.isOutdated(client),
      })
    },
    end: () => pool.end(),
  }
}
