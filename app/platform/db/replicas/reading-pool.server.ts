import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isRead } from '../repeatable.server.ts'
import { StatementClient } from '../statement-client.server.ts'

/** A replica that may answer the request. */
type Source = {
  readonly pool: PostgresPool
  /** Called with the error of a read that is repeated elsewhere. */
  readonly noteFailure: (error: unknown) => void
}

/** What the connections of one request share: where its reads may go, in this order; none is left after a write. */
type Request = { readonly primary: PostgresPool; sources: readonly Source[] }

/** A connection to a replica, to the primary, or to both, opened when it is needed. */
class ReadingClient extends StatementClient {
  readonly #request: Request
  readonly #open = new Map<PostgresPool, PostgresPoolClient>()

  constructor(request: Request) {
    super()
    this.#request = request
  }

  release(destroy = false): void {
    for (const client of this.#open.values()) client.release(destroy)
    this.#open.clear()
  }

  protected async send<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const found = isRead(text) ? await this.#readFromReplica<R>(text, parameters) : null
    if (found) return found
    this.#request.sources = []
    return (await this.#clientOf(this.#request.primary)).query<R>(text, parameters)
  }

  /** Returns what the first replica says that does not fail, or null when none is left. */
  async #readFromReplica<R>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R> | null> {
    const [source] = this.#request.sources
    if (!source) return null
    try {
      return await (await this.#clientOf(source.pool)).query<R>(text, parameters)
    } catch (error) {
      source.noteFailure(error)
      this.#request.sources = this.#request.sources.filter((other) => other !== source)
    }
    return this.#readFromReplica(text, parameters)
  }

  async #clientOf(pool: PostgresPool): Promise<PostgresPoolClient> {
    const client = this.#open.get(pool) ?? (await pool.connect())
    this.#open.set(pool, client)
    return client
  }
}

/**
 * Returns the pool of one request that may read from replicas. Reads go to the first that does not fail, until anything
 * else is sent: from then on everything goes to the primary, so that the request sees what it wrote.
 */
export function readingPool(primary: PostgresPool, sources: readonly Source[]): PostgresPool {
  const request: Request = { primary, sources }
  return {
    options: primary.options,
    connect: async () => new ReadingClient(request),
    end: async () => undefined,
  }
}
