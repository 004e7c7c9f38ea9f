import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A connection keeps every named statement until it closes, so that texts made up on the way must not pile up. */
const MOST_NAMES = 500

const names = new Map<string, string>()

/**
 * The name of a statement, or null for one that is planned anew each time: those without parameters, and searches, for
 * which the right plan depends on the term.
 */
export function nameOf(text: string, values: readonly unknown[]): string | null {
  if (values.length === 0 || text.includes(' like ')) return null
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known ?? null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * From now on the queries of this connection go out as named statements: the server plans each once instead of every
 * time, which costs more than running most of them.
 */
export function nameStatements(client: pg.PoolClient): void {
  const plain = client.query.bind(client)
  Reflect.set(client, 'query', (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text, values) : null
    const sent = name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest]
    const answer: unknown = Reflect.apply(plain, client, sent)
    return answer
  })
}
