import { factRow } from '#app/features/attributes/fact-table.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { listingToEdit } from '../posting/queries.server.ts'
import { whyNotEdit } from '../posting/rules.ts'
import { offeredFacts, type ShownFact } from './offered-facts.ts'

/** Returns what the texts of a listing state, for its owner to confirm ([ATTR-19]). Refuses as an edit does. */
export async function openFacts(ctx: PersonalCtx, id: string): Promise<readonly ShownFact[]> {
  const listing = await listingToEdit(ctx.db, id)
  assertFound(listing, 'posting.notFound')
  assertAllowed(whyNotEdit(listing, ctx.actor))
  const category = parseCategory(listing.category) ?? 'best-stores'
  return offeredFacts({ ...listing, category }).flatMap(({ key, values, words }) => {
    const row = factRow(key, values, ctx.t)
    return row ? [{ key, label: row.label, value: row.value, words }] : []
  })
}
