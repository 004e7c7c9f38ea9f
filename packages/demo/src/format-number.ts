/** Returns '1,234': the trade writes commas in every language. */
export function commas(value: number): string {
  return value.toLocaleString('en-US')
}

export function dollars(value: number): string {
  return `$${commas(value)}`
}

export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
