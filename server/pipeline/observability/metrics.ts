import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { EVENTS } from '#app/platform/metrics/event-counter.server.ts'

/** One served request, as far as counters need it. */
type FinishedRequest = { readonly route: string; readonly status: number; readonly ms: number }

/** What Prometheus gets. */
export type Scrape = {
  /** Everything, in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

export type Metrics = Scrape & {
  /** The same as values, which can be added to those of other processes. */
  readonly values: () => Promise<readonly object[]>
  /** A response that cost work. */
  readonly made: (finished: FinishedRequest) => void
  /** A cached response: counted, not timed. */
  readonly servedEarly: (finished: Omit<FinishedRequest, 'ms'>) => void
  /** A gauge that is read at each scrape. */
  readonly watch: (name: string, help: string, read: () => number) => void
}

/** Counting uses a plain map, which costs a cached page next to nothing; the client library reads it at a scrape. */
function countRequests(registry: Registry) {
  const totals = new Map<string, { route: string; status: string; count: number }>()
  new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { route, status, count } of totals.values()) this.inc({ route, status }, count)
    },
  })
  return ({ route, status }: Omit<FinishedRequest, 'ms'>) => {
    const key = `${status} ${route}`
    const total = totals.get(key)
    if (total) total.count += 1
    else totals.set(key, { route, status: String(status), count: 1 })
  }
}

/** Creates the registry of one process, with Node's own metrics. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Returns what the parts of this process registered, together with the counted events. */
export function scrapeOf(registry: Registry): Scrape {
  return { text: () => Registry.merge([registry, EVENTS]).metrics(), contentType: registry.contentType }
}

/** The metrics of the web process. Routes are patterns, so that there are few of them. */
export function createMetrics(registry = createRegistry()): Metrics {
  const count = countRequests(registry)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time until an answer began, by route, without what came from the page cache.',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    made(finished) {
      count(finished)
      seconds.observe({ route: finished.route }, finished.ms / 1000)
    },
    servedEarly: count,
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
    values: () => Registry.merge([registry, EVENTS]).getMetricsAsJSON(),
    ...scrapeOf(registry),
  }
}
