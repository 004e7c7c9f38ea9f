import { parseCategory } from '#app/features/categories/labels.ts'
import { companyNameOf } from '#app/features/items/company-columns.server.ts'
import { wordsOfAttributes } from '#app/features/items/listing-facts.server.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { type ListingToEdit, lockListingToEdit } from '../posting/queries.server.ts'
import { recordListingEdit } from '../posting/record-listing-edit.server.ts'
import { whyNotEdit } from '../posting/rules.ts'
import { confirmedAttributes } from './offered-facts.ts'
import type { CompletedFacts } from './schema.ts'

async function columnsOf(db: Db, listing: ListingToEdit, confirmed: readonly string[]) {
  const category = parseCategory(listing.category) ?? 'best-stores'
  const attributes = confirmedAttributes({ ...listing, category }, confirmed)
  const extraWords = wordsOfAttributes({ category, attributes })
  const company = await companyNameOf(db, listing.userId)
  return { attributes, searchVector: searchVectorOf({ ...listing, category, company, extraWords }) }
}

/**
 * Stores the facts that an owner confirmed of those found in the texts of a listing, or puts the offer away ([ATTR-19]). Only what
 * the texts state can be confirmed. It costs nothing, and the listing stays where it is in lists.
 */
export async function completeFacts(
  ctx: Ctx,
  id: string,
  { confirmed, next }: CompletedFacts,
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const listing = await lockListingToEdit(db, id)
    assertFound(listing, 'posting.notFound')
    assertAllowed(whyNotEdit(listing, actor))
    const columns = next === 'save' ? await columnsOf(db, listing, confirmed) : {}
    await db
      .updateTable('listings')
      .set({ ...columns, factsDismissedAt: now })
      .where('id', '=', id)
      .execute()
    await recordListingEdit(ctx, listing, { source: 'facts' })
  })
}
