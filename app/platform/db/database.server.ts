import { CamelCasePlugin, Kysely, type LogEvent } from 'kysely'
import type pg from 'pg'
import { openPool } from './pool.server.ts'
import { type PoolTimes, UNMEASURED } from './pool-times.server.ts'
import { RetryingDialect } from './retrying-dialect.server.ts'
import type { DB } from './tables.gen.ts'

/** What queries run on: the pool, or the transaction they are part of. */
export type Db = Kysely<DB>

/** How long a request waits for a server that was there a moment ago: a restart, or a replica that takes over. */
const RESTART_MS = 10_000

type Options = {
  connections?: number
  /** How long a lost server is waited for, in milliseconds (10,000). */
  restartMs?: number
  onQuery?: (event: LogEvent) => void
  /** A connection broke, as when the server restarts, or the server gave a statement up. */
  onError?: (error: Error) => void
  /** Gets the pool before its first connection, to measure it; returns what is told its times. */
  onPool?: (pool: pg.Pool) => PoolTimes
}

/**
 * Opens a pool of at most `connections` (10) on a server or a socket. Close it with `destroy()`. Who finds no connection
 * in time, because too many ask or the database is away, is refused (`common.tooBusy`), and so is a statement that takes
 * or waits too long, or that loses its connection. While a server restarts, new work waits for it, and questions are asked
 * again; a write that may have happened is not repeated. Keys of JSON answers become camelCase like columns, so that rows
 * gathered by json_agg look like any other.
 */
export function openDatabase(
  connectionString: string,
  {
    connections = 10,
    restartMs = RESTART_MS,
    onQuery,
    onError = () => undefined,
    onPool = () => UNMEASURED,
  }: Options = {},
): Db {
  const pool = openPool({ connectionString, connections, timeoutMs: restartMs, onError, onPool })
  return new Kysely<DB>({
    dialect: new RetryingDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && { log: onQuery }),
  })
}
