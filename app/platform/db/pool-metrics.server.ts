import pg from 'pg'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PoolTimes } from './pool-times.server.ts'

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Returns the SQLSTATE of the server, or `connection` for errors before that. */
const codeOf = (error: unknown) =>
  error instanceof pg.DatabaseError ? (error.code ?? 'unknown') : 'connection'

function watchConnections(registry: Registry, pool: pg.Pool): void {
  const states = {
    active: () => pool.totalCount - pool.idleCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
    max: () => pool.options.max,
  }
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool: active, idle; max is their limit, waiting is who waits for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, read] of Object.entries(states)) this.set({ state }, read())
    },
  })
}

/**
 * Registers metrics of a pool: its connections, the wait for one, the duration of statements, and errors. Returns a
 * listener for the pool's times.
 */
export function watchPool(registry: Registry, pool: pg.Pool): PoolTimes {
  watchConnections(registry, pool)
  const registers = [registry]
  const acquire = new Histogram({
    name: 'db_acquire_seconds',
    help: 'Time until the pool gave out a connection, or gave up.',
    buckets: BUCKETS,
    registers,
  })
  const query = new Histogram({
    name: 'db_query_seconds',
    help: 'Time of statements.',
    buckets: BUCKETS,
    registers,
  })
  const errors = new Counter({
    name: 'db_errors_total',
    help: 'Statements and connections that failed, by SQLSTATE or "connection".',
    labelNames: ['code'],
    registers,
  })
  errors.inc({ code: 'connection' }, 0)
  const noting = (histogram: Histogram) => (ms: number, error: unknown) => {
    histogram.observe(ms / 1000)
    if (error !== null) errors.inc({ code: codeOf(error) })
  }
  return { onAcquire: noting(acquire), onQuery: noting(query) }
}
