import { Counter, Registry } from 'prom-client'

/** What this process has counted since its start, of every area. `server/pipeline/observability/metrics.ts` serves it with the rest. */
export const EVENTS = new Registry()

type Counted<Value extends string> = {
  readonly name: string
  readonly help: string
  /** What distinguishes the events. Its values are ours and few; nothing a visitor typed becomes one. */
  readonly label: string
  readonly values: readonly Value[]
}

/**
 * Registers a counter and returns the function that adds one. Each value starts at zero: Prometheus does not see the first
 * event of a series that appears with it.
 */
export function eventCounter<Value extends string>(counted: Counted<Value>): (value: Value) => void {
  const { name, help, label, values } = counted
  // A module that is loaded again while developing brings the same counter along.
  EVENTS.removeSingleMetric(name)
  // Counts in a plain map, which costs next to nothing; the client library sees it at a scrape.
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
