import { createHash } from 'node:crypto'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'

const cached = new Map<string, number>()

/**
 * Returns the number that stands for a choice ('make:kenworth') or a flag ('titleInHand') in `listings.facet_tokens`, as
 * `facet_token` of the database makes it.
 */
export function facetToken(key: AttributeKey, choice?: string): number {
  const text = choice === undefined ? key : `${key}:${choice}`
  const known = cached.get(text)
  if (known !== undefined) return known
  const token = createHash('md5').update(text).digest().readInt32BE(0)
  cached.set(text, token)
  return token
}
