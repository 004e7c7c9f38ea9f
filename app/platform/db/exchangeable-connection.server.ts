import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConnection, Driver } from 'kysely'
import { isWorthRepeating, mayRepeat } from './repeatable.server.ts'

/** Several attempts, each a little later: a server that shuts down ends the connections of a pool one by one. */
const MAX_ATTEMPTS = 6
const PAUSE_MS = 50

/** A pooled connection that is exchanged for another when it is lost and nothing depends on it. */
export class ExchangeableConnection implements DatabaseConnection {
  readonly #driver: Driver
  #current: DatabaseConnection | null
  #isInTransaction = false

  constructor(driver: Driver, first: DatabaseConnection) {
    this.#driver = driver
    this.#current = first
  }

  executeQuery: DatabaseConnection['executeQuery'] = (query, options) =>
    this.#repeating(
      (current) => current.executeQuery(query, options),
      (error) => !this.#isInTransaction && mayRepeat(query.sql, error),
    )

  streamQuery: DatabaseConnection['streamQuery'] = (query, chunkSize, options) =>
    this.#connected().streamQuery(query, chunkSize, options)

  /** Begins a transaction. It may be retried, because nothing happened before its first statement. */
  async begin(start: (current: DatabaseConnection) => Promise<void>): Promise<void> {
    await this.#repeating(start, isWorthRepeating)
    this.#isInTransaction = true
  }

  /** Commits or rolls back. It is never retried, because a lost commit may have happened. */
  async end(finish: (current: DatabaseConnection) => Promise<void>): Promise<void> {
    await finish(this.#connected())
    this.#isInTransaction = false
  }

  async release(): Promise<void> {
    const leaving = this.#current
    this.#current = null
    if (leaving) await this.#driver.releaseConnection(leaving)
  }

  #connected(): DatabaseConnection {
    if (!this.#current) throw new Error('This connection was given back')
    return this.#current
  }

  async #repeating<T>(
    work: (current: DatabaseConnection) => Promise<T>,
    mayRetry: (error: unknown) => boolean,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(this.#connected())
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !mayRetry(error)) throw error
      }
      await this.release()
      await sleep((attempt - 1) * PAUSE_MS)
      this.#current = await this.#driver.acquireConnection()
    }
  }
}
