import { type DatabaseConnection, type Driver, PostgresDialect } from 'kysely'
import { ExchangeableConnection } from './exchangeable-connection.server.ts'

type Settings = Parameters<Driver['beginTransaction']>[1]

/** Returns the pool's connection with our type: the query builder hands it back as its own. */
function ours(connection: DatabaseConnection): ExchangeableConnection {
  if (connection instanceof ExchangeableConnection) return connection
  throw new Error('This connection was not made by the retrying driver')
}

class RetryingDriver implements Driver {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init: Driver['init'] = (options) => this.#driver.init(options)

  acquireConnection: Driver['acquireConnection'] = async (options) =>
    new ExchangeableConnection(this.#driver, await this.#driver.acquireConnection(options))

  beginTransaction(connection: DatabaseConnection, settings: Settings): Promise<void> {
    return ours(connection).begin((current) => this.#driver.beginTransaction(current, settings))
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).end((current) => this.#driver.commitTransaction(current))
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).end((current) => this.#driver.rollbackTransaction(current))
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return ours(connection).release()
  }

  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options)
}

/**
 * PostgreSQL with retries for what a lost connection cannot have changed: reads, statements that were never sent, and
 * transactions that had not begun. A write whose outcome is unknown is never repeated.
 */
export class RetryingDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new RetryingDriver(super.createDriver())
  }
}
