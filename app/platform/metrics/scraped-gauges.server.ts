import { Gauge, type Registry } from 'prom-client'
import { inTime } from '#app/lib/in-time.ts'
import { eventCounter } from './event-counter.server.ts'

/** How long a scrape waits for the database, in milliseconds. */
const TIMEOUT_MS = 1000

const AREAS = ['jobs', 'mail', 'webhooks', 'backups'] as const

const countFailure = eventCounter({
  name: 'metrics_read_failures_total',
  help: 'Scrapes for which the numbers of an area could not be read in time.',
  label: 'area',
  values: AREAS,
})

/** One value of a gauge. `of` is the value of its label, if the gauge has one. */
export type Reading<Name extends string> = {
  readonly gauge: Name
  readonly value: number
  readonly of?: string
}

type Area<Name extends string> = {
  readonly area: (typeof AREAS)[number]
  readonly gauges: Readonly<Record<Name, { readonly help: string; readonly label?: string }>>
  /** Called once for all gauges of the area. Must be cheap: an index must serve it. */
  readonly read: () => Promise<readonly Reading<Name>[]>
}

/** Returns the readings of an area, one query at a time: a scrape never adds to a query that is still running. */
function readOnce<T>(area: (typeof AREAS)[number], read: () => Promise<T>): () => Promise<T | null> {
  let running: Promise<T | null> | null = null
  return () => {
    if (running) return running
    const reading = read()
    running = inTime(reading, TIMEOUT_MS).catch(() => {
      countFailure(area)
      return null
    })
    const settled = () => {
      running = null
    }
    reading.then(settled, settled)
    return running
  }
}

/** Registers gauges that are read at a scrape. Without a result in time they are NaN. */
export function scrapedGauges<Name extends string>(registry: Registry, { area, gauges, read }: Area<Name>) {
  const readings = readOnce(area, read)
  const named: readonly (readonly [string, { readonly help: string; readonly label?: string }])[] =
    Object.entries(gauges)
  for (const [name, { help, label }] of named) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset()
        const known = await readings()
        if (known === null) return label ? undefined : this.set(Number.NaN)
        for (const { gauge, of = '', value } of known)
          if (gauge === name) this.set(label ? { [label]: of } : {}, value)
      },
    })
  }
}

/** Returns how many seconds ago something began; 0 when there is nothing. */
export function ageSeconds(since: Date | null | undefined, now: Date): number {
  return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0
}
