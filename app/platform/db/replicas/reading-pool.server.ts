import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isRead } from '../repeatable.server.ts'

type Parts = {
  readonly primary: PostgresPool
  readonly replica: PostgresPool
  /** Called with the error of a read that is repeated on the primary. */
  readonly onFailure: (error: unknown) => void
}

/** What the connections of one request share. */
type Request = Parts & { isOnPrimary: boolean }

/** A connection to the replica, to the primary, or to both, opened when it is needed. */
class ReadingClient implements PostgresPoolClient {
  readonly #request: Request
  readonly #open = new Map<PostgresPool, PostgresPoolClient>()

  constructor(request: Request) {
    this.#request = request
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sent: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sent !== 'string') throw new Error('The site reads no rows by cursor')
    return this.#send(sent, parameters)
  }

  release(destroy = false): void {
    for (const client of this.#open.values()) client.release(destroy)
    this.#open.clear()
  }

  async #send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const found =
      !this.#request.isOnPrimary && isRead(text) ? await this.#readFromReplica<R>(text, parameters) : null
    if (found) return found
    this.#request.isOnPrimary = true
    return (await this.#clientOf(this.#request.primary)).query<R>(text, parameters)
  }

  /** Returns what the replica says, or null when it failed. */
  async #readFromReplica<R>(text: string, parameters: readonly unknown[]) {
    try {
      return await (await this.#clientOf(this.#request.replica)).query<R>(text, parameters)
    } catch (error) {
      this.#request.onFailure(error)
      return null
    }
  }

  async #clientOf(pool: PostgresPool): Promise<PostgresPoolClient> {
    const client = this.#open.get(pool) ?? (await pool.connect())
    this.#open.set(pool, client)
    return client
  }
}

/**
 * Returns the pool of one request that may read from a replica. Reads go there until the first that fails, or until
 * anything else is sent: from then on everything goes to the primary, so that the request sees what it wrote.
 */
export function readingPool(parts: Parts): PostgresPool {
  const request: Request = { ...parts, isOnPrimary: false }
  return {
    options: parts.primary.options,
    connect: async () => new ReadingClient(request),
    end: async () => undefined,
  }
}
