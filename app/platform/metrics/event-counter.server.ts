import { Counter, Registry } from 'prom-client'

/**
 * What this process has counted since its start, in all areas. `server/pipeline/observability/metrics.ts` serves it
 * with the rest.
 */
export const EVENTS = new Registry()

type Counted<Value extends string> = {
  readonly name: string
  readonly help: string
  /** The label that distinguishes the events. Its values are few and ours; nothing a visitor typed becomes one. */
  readonly label: string
  readonly values: readonly Value[]
}

/**
 * Registers a counter and returns the function that increments it. Each value starts at zero: Prometheus misses the
 * first event of a series that appears with it.
 */
export function eventCounter<Value extends string>(counted: Counted<Value>): (value: Value) => void {
  const { name, help, label, values } = counted
  // A module that is reloaded in development registers the same counter again.
  EVENTS.removeSingleMetric(name)
  // Counting uses a plain map, which costs next to nothing; the client library reads it at a scrape.
  const totals = new Map<string, number>(values.map((value) => [value, 0]))
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [EVENTS],
    collect() {
      this.reset()
      for (const [value, total] of totals) this.inc({ [label]: value }, total)
    },
  })
  return (value) => void totals.set(value, (totals.get(value) ?? 0) + 1)
}
