/** One line of the table: what was measured, and whether it is good enough. */
export type Row = {
  readonly what: string
  readonly figure: string
  /** Empty where a figure is only for information. */
  readonly goal: string
  readonly isMet: boolean
}

const digits = (value: number) => (Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 1)
const withUnit = (value: number, unit: string) => `${value.toFixed(digits(value))} ${unit}`.trim()

export const atLeast = (what: string, value: number, goal: number, unit = ''): Row => ({
  what,
  figure: withUnit(value, unit),
  goal: `>= ${withUnit(goal, unit)}`,
  isMet: value >= goal,
})

export const atMost = (what: string, value: number, goal: number, unit = ''): Row => ({
  what,
  figure: withUnit(value, unit),
  goal: `<= ${withUnit(goal, unit)}`,
  // A figure that is missing (NaN) is not good enough.
  isMet: value <= goal,
})

export const none = (what: string, found: number): Row => ({
  what,
  figure: String(found),
  goal: '0',
  isMet: found === 0,
})

/** A figure without a goal. */
export const note = (what: string, figure: string): Row => ({ what, figure, goal: '', isMet: true })

/** Returns the value below which the share `q` of all values is; NaN of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export function printRows(scenario: string, rows: readonly Row[]): void {
  for (const { what, figure, goal, isMet } of rows) {
    const cells = [scenario.padEnd(14), what.padEnd(52), figure.padStart(14), goal.padStart(14)]
    process.stdout.write(`${cells.join(' ')}  ${isMet ? '' : 'MISSED'}`.trimEnd().concat('\n'))
  }
}
