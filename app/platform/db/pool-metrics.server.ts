import pg from 'pg'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The SQLSTATE of the server, or `connection` for what did not come that far. */
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

type Note = (ms: number, error: unknown) => void

async function observe(work: Promise<unknown>, start: number, note: Note): Promise<void> {
  try {
    await work
    note(performance.now() - start, null)
  } catch (error) {
    note(performance.now() - start, error ?? 'unknown')
  }
}

/** From now on notes how long the promises of this method take, and whether they fail. */
function timed(owner: object, method: string, note: Note): void {
  const plain: unknown = Reflect.get(owner, method)
  if (typeof plain !== 'function') return
  Reflect.set(owner, method, (...sent: readonly unknown[]): unknown => {
    const start = performance.now()
    const answer: unknown = Reflect.apply(plain, owner, sent)
    if (answer instanceof Promise) void observe(answer, start, note)
    return answer
  })
}

/** Registers how a pool is used: its connections, how long a request waits for one, how long statements take, and errors. */
export function watchPool(registry: Registry, pool: pg.Pool): void {
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
  const note = (histogram: Histogram) => (ms: number, error: unknown) => {
    histogram.observe(ms / 1000)
    if (error !== null) errors.inc({ code: codeOf(error) })
  }
  timed(pool, 'connect', note(acquire))
  pool.on('connect', (client) => timed(client, 'query', note(query)))
}
