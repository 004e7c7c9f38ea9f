import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { nameStatements } from './named-statements.server.ts'
import { refusePassingTrouble, tooBusy } from './passing-trouble.server.ts'
import type { DB } from './tables.gen.ts'

/** What queries run on: the pool, or the transaction they are part of. */
export type Db = Kysely<DB>

const INT8 = 20
// Counts and cents stay far below 2^53, so a number is exact and easier to live with than a string.
pg.types.setTypeParser(INT8, Number)

const LIMITS = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const

type Options = {
  connections?: number
  onQuery?: (event: LogEvent) => void
  /** An idle connection broke, as when the server restarts, or the server gave a statement up. */
  onTrouble?: (error: Error) => void
  /** Gets the pool before its first connection, to measure it. */
  onPool?: (pool: pg.Pool) => void
}

/**
 * Opens a pool of at most `connections` (10) on a server or a socket. Close it with `destroy()`. Who finds no connection
 * in time, because too many ask or the database is away, is refused (`common.tooBusy`), and so is a statement that takes
 * or waits too long. Keys of JSON answers become camelCase like columns, so that rows gathered by json_agg look like any
 * other.
 */
export function openDatabase(
  connectionString: string,
  { connections = 10, onQuery, onTrouble, onPool }: Options = {},
): Db {
  const pool = new pg.Pool({ connectionString, max: connections, ...LIMITS })
  onPool?.(pool)
  // Without a listener that ends the process.
  pool.on('error', (error) => onTrouble?.(error))
  pool.on('connect', (client) => {
    nameStatements(client)
    refusePassingTrouble(client, (error) => onTrouble?.(error))
  })
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: () =>
          pool.connect().catch((cause: unknown) => {
            throw tooBusy(cause)
          }),
        end: () => pool.end(),
      },
    }),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && { log: onQuery }),
  })
}
