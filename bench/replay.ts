import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { camelCase, type Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'

// A database that serves repeated queries from memory: it measures what a page costs without its database.

type Results = Map<string, QueryResult<unknown>>

// The time of a request is a parameter of most queries and must not make them new ones.
const keyOf = ({ sql, parameters }: CompiledQuery) =>
  sql + JSON.stringify(parameters.map((value) => (value instanceof Date ? 'now' : value)))

function recording(connection: DatabaseConnection, results: Results): DatabaseConnection {
  const execute = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const result = await connection.executeQuery<R>(query)
    results.set(keyOf(query), result)
    return result
  }
  return {
    executeQuery: <R>(query: CompiledQuery) => {
      const known = results.get(keyOf(query))
      // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the same question has the same rows
      return known ? Promise.resolve(known as QueryResult<R>) : execute<R>(query)
    },
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
  }
}

function recordingDriver(driver: Driver): Driver {
  const results: Results = new Map()
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>()
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection()
      const wrapped = recording(connection, results)
      inner.set(wrapped, connection)
      return wrapped
    },
    releaseConnection: async (wrapped) => driver.releaseConnection(inner.get(wrapped) ?? wrapped),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: () => driver.destroy(),
  }
}

/** Opens the database at this address so that each query runs once. */
export function replayDatabase(connectionString: string): Db {
  const pool = new pg.Pool({ connectionString, max: 4 })
  // At the end the server may be gone before the last connection is. Without a listener that ends the process.
  pool.on('error', () => undefined)
  const dialect = new PostgresDialect({ pool })
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => recordingDriver(dialect.createDriver()),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [camelCase],
  })
}
