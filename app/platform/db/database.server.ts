import { CamelCasePlugin, Kysely, type LogEvent, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { openPool } from './pool.server.ts'
import { type PoolTimes, UNMEASURED } from './pool-times.server.ts'
import { RetryingDialect } from './retrying-dialect.server.ts'
import type { DB } from './tables.gen.ts'

/** What queries run on: the pool, or the transaction that they are part of. */
export type Db = Kysely<DB>

/** How long a request waits for a server that restarts or fails over. */
const RESTART_MS = 10_000

type PoolSettings = {
  connections?: number
  /** Whether `connectionString` is a pooler in transaction mode (no). */
  isPooled?: boolean
  /** How long to wait for a lost server, in milliseconds (10,000). */
  restartMs?: number
  /** After how many milliseconds a statement without a result is given up here, whatever the server does (never). */
  giveUpMs?: number
  /** A connection was lost, as when the server restarts, or the server canceled a statement. */
  onError?: (error: Error) => void
  /** Gets the pool before its first connection, to measure it; returns a listener for its times. */
  onPool?: (pool: pg.Pool) => PoolTimes
}

type OnQuery = (event: LogEvent) => void

/**
 * Opens a pool of at most `connections` (10) to a server, a socket or a pooler. A request that gets no connection in
 * time is refused (`common.tooBusy`), and so is a statement that takes or waits too long, or that loses its connection.
 */
export function openSitePool(
  connectionString: string,
  {
    connections = 10,
    isPooled = false,
    restartMs = RESTART_MS,
    giveUpMs = 0,
    onError = () => undefined,
    onPool = () => UNMEASURED,
  }: PoolSettings = {},
): PostgresPool {
  const timeoutMs = restartMs
  return openPool({ connectionString, connections, isPooled, timeoutMs, giveUpMs, onError, onPool })
}

/** Columns are camelCase. JSON stays as it was stored: its keys may be names of fields, such as `attribute_make`. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const camelCaseInJson = new CamelCasePlugin()

/**
 * Returns the database that a pool leads to. Cheap: a request may have one of its own. While a server restarts, new work
 * waits for it and reads are repeated; a write that may have happened is not. Columns are camelCase, and JSON is as it
 * was stored.
 */
export function databaseOn(pool: PostgresPool, onQuery?: OnQuery): Db {
  return new Kysely<DB>({
    dialect: new RetryingDialect({ pool }),
    plugins: [camelCase],
    ...(onQuery && { log: onQuery }),
  })
}

/** The same for a query that gathers rows as JSON (json_agg): the keys of that become camelCase like columns. */
export function gatheringRows(db: Db): Db {
  return db.withoutPlugins().withPlugin(camelCaseInJson)
}

/** Opens a database with a pool of its own. Close it with `destroy()`. */
export function openDatabase(
  connectionString: string,
  { onQuery, ...settings }: PoolSettings & { onQuery?: OnQuery } = {},
): Db {
  return databaseOn(openSitePool(connectionString, settings), onQuery)
}
