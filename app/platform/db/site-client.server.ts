import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { nameOf } from './named-statements.server.ts'
import { StatementClient } from './statement-client.server.ts'

type Command = PostgresQueryResult<unknown>['command']

const COMMANDS: readonly Command[] = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK']

/** The commands that the query builder distinguishes. It treats every other one as a SELECT. */
const commandOf = (command: string): Command => COMMANDS.find((known) => known === command) ?? 'SELECT'

/** Sends a statement; a frequent one under a name, so that the server plans it once per connection. */
async function sendTo<R>(
  { client, namesStatements }: Parts,
  text: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<R>> {
  const statement = { text, values: [...parameters] }
  const name = namesStatements ? nameOf(text, parameters) : null
  const { command, rowCount, rows } = await client.query<R & pg.QueryResultRow>(
    name === null ? statement : { ...statement, name },
  )
  return { command: commandOf(command), rowCount: rowCount ?? 0, rows }
}

type Parts = {
  readonly client: pg.PoolClient
  /** Whether the server keeps named statements for this connection. */
  readonly namesStatements: boolean
  /** Runs a statement: measures it, and turns its transient errors into refusals. */
  readonly around: <T>(statement: () => Promise<T>) => Promise<T>
  /** Whether the connection ended and must not be used again. */
  readonly isLost: () => boolean
}

/** A connection of the pool as the query builder sees it, between `connect` and `release`. */
export class SiteClient extends StatementClient {
  readonly #parts: Parts

  constructor(parts: Parts) {
    super()
    this.#parts = parts
  }

  protected send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return this.#parts.around(() => sendTo<R>(this.#parts, text, parameters))
  }

  release(destroy = false): void {
    this.#parts.client.release(destroy || this.#parts.isLost())
  }
}
