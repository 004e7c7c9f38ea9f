/** A position in the write-ahead log of a database server. A later one is larger. */
export type LogPosition = bigint

const WRITTEN = /^(?<high>[\dA-F]{1,8})\/(?<low>[\dA-F]{1,8})$/u
const LOW_BITS = 32n

/** Parses a position as PostgreSQL writes it, such as '16/B374D848'. Returns null for anything else. */
export function parseLogPosition(text: string): LogPosition | null {
  const { high, low } = WRITTEN.exec(text)?.groups ?? {}
  return high && low ? (BigInt(`0x${high}`) << LOW_BITS) + BigInt(`0x${low}`) : null
}

/** Formats a position as PostgreSQL does. */
export function formatLogPosition(position: LogPosition): string {
  const low = BigInt.asUintN(Number(LOW_BITS), position)
  return `${(position >> LOW_BITS).toString(16)}/${low.toString(16)}`.toUpperCase()
}

/** Returns the later of two positions; null is before all others. */
export function laterPosition(a: LogPosition | null, b: LogPosition | null): LogPosition | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
