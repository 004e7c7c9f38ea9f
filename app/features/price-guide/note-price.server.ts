import type { Cents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type PriceDrop, priceDrop } from './price-drop.ts'

type Change = { readonly listingId: string; readonly before: Cents | null; readonly after: Cents | null }

/**
 * Stores that the price of a listing changed. Returns the drop to show from now on, or null; undefined: the price is what
 * it was. Call it in the transaction that changes the price.
 */
export async function notePrice(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { listingId, before, after }: Change,
): Promise<PriceDrop | null | undefined> {
  if (before === after) return undefined
  await db
    .insertInto('priceChanges')
    .values({ listingId, changedAt: now, fromCents: before, toCents: after })
    .onConflict((same) => same.columns(['listingId', 'changedAt']).doUpdateSet({ toCents: after }))
    .execute()
  const changes = await db
    .selectFrom('priceChanges')
    .select(['changedAt', 'fromCents'])
    .where('listingId', '=', listingId)
    .orderBy('changedAt', 'desc')
    .limit(100)
    .execute()
  return priceDrop({ after, changes, now })
}
