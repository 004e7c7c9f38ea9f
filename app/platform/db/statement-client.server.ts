import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** A connection as the query builder sees it, that sends whole statements and has no cursors. */
export abstract class StatementClient implements PostgresPoolClient {
  abstract release(destroy?: boolean): void

  protected abstract send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sent: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sent !== 'string') throw new Error('The site reads no rows by cursor')
    return this.send(sent, parameters)
  }
}
