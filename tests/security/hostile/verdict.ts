import path from 'node:path'

/** What only an error of the program or of the database looks like. No hostile text contains any of it. */
export const LEAKS: readonly RegExp[] = [
  /^\s+at .+:\d+:\d+\)?$/mu,
  /node:internal\//u,
  /node_modules\//u,
  /build\/server\//u,
  /\.server\.ts\b/u,
  new RegExp(RegExp.escape(path.resolve('.')), 'u'),
  /syntax error at or near/u,
  /(?:relation|column|operator|function) [^<]{1,80} does not exist/u,
  /violates (?:check|unique|foreign key|not-null|exclusion) constraint/u,
  /invalid (?:byte sequence|input syntax)/u,
  /value too long for type/u,
  /unterminated quoted string/u,
  /PostgresError|DatabaseError|ZodError|TypeError:|RangeError:|ReferenceError:/u,
]

export type Answer = { readonly status: number; readonly body: string }

/** Returns what is wrong with an answer to a hostile request, or null. */
export function faultOf({ status, body }: Answer): string | null {
  if (status >= 500) return `status ${status}`
  const leak = LEAKS.find((pattern) => pattern.test(body))
  return leak ? `body has ${leak}` : null
}
