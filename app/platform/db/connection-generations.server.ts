import type pg from 'pg'
import { isReadOnlyServer, isSilence } from './lost-connection.server.ts'

/**
 * Tells connections to a primary that was replaced, or fell silent, from those opened since. The first write that is
 * refused, or statement without an answer, makes all connections of that time outdated: idle ones would each fail once.
 */
export class ConnectionGenerations {
  readonly #openedIn = new WeakMap<pg.PoolClient, number>()
  #current = 0

  noteOpened(client: pg.PoolClient): void {
    this.#openedIn.set(client, this.#current)
  }

  noteError(client: pg.PoolClient, error: Error): void {
    if ((isReadOnlyServer(error) || isSilence(error)) && !this.isOutdated(client)) this.#current += 1
  }

  isOutdated(client: pg.PoolClient): boolean {
    return (this.#openedIn.get(client) ?? this.#current) < this.#current
  }

  /** Returns a connection of the pool that is not outdated, and closes those that are. */
  async connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (!this.isOutdated(client)) return client
      client.release(true)
    }
  }
}
