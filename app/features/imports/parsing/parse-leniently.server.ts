import type { z } from 'zod'

/** What was refused or changed of a row: the field and why. */
export type Remark = { readonly field: string; readonly reason: string }

export type Parsed<T> =
  | { readonly record: T; readonly remarks: readonly Remark[] }
  | { readonly refused: readonly Remark[] }

const remarksOf = (error: z.ZodError): readonly Remark[] =>
  error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), reason: message }))

/**
 * Judges fields by the schema of a form. A field that may be missing is left out if it is wrong, with a remark; a row
 * whose other fields are wrong is refused.
 */
export function parseLeniently<T>(
  schema: z.ZodType<T>,
  fields: Readonly<Record<string, unknown>>,
  required: ReadonlySet<string>,
): Parsed<T> {
  const whole = schema.safeParse(fields)
  if (whole.success) return { record: whole.data, remarks: [] }
  const wrong = remarksOf(whole.error)
  if (wrong.some(({ field }) => required.has(field))) return { refused: wrong }
  const names = new Set(wrong.map(({ field }) => field))
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))
  const rest = schema.safeParse(kept)
  if (!rest.success) return { refused: remarksOf(rest.error) }
  return {
    record: rest.data,
    remarks: wrong.map(({ field, reason }) => ({ field, reason: `left out: ${reason}` })),
  }
}
