import { createHash } from 'node:crypto'

/** A connection keeps every named statement until it closes, so generated texts must not pile up. */
const MAX_NAMES = 500

const PLANNED_EACH_TIME = [' like ', ' @@ ', '::int[])']

const names = new Map<string, string>()

/**
 * Returns the name of a statement, or null for one that should be planned each time: those without parameters, and
 * searches and lists of places, whose best plan depends on the term and on how much is there.
 */
export function nameOf(text: string, values: readonly unknown[]): string | null {
  if (values.length === 0 || PLANNED_EACH_TIME.some((sign) => text.includes(sign))) return null
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known ?? null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
