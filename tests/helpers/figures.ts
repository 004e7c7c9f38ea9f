import { loadavg } from 'node:os'

/** Returns median, 95th percentile and longest of some times, in whole milliseconds. */
export function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** Prints what was measured, with the load of the machine, for docs/evidence.md. */
export function printFigures(what: string, figures: object): void {
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(`${what} (load ${load}): ${JSON.stringify(figures)}\n`)
}

/** Counts equal values. */
export function countOf(values: readonly (string | number)[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return Object.fromEntries(counts)
}
