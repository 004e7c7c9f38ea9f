import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Marks expired ticker places, each once, so that what an admin features by hand afterwards stays. Returns the
 * listings that have no other place (D-07), in the caller's transaction.
 */
export async function expireTickerPlaces({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<readonly string[]> {
  const expired = await db
    .updateTable('entitlements')
    .set({ isOver: true })
    .where('kind', '=', 'ticker')
    .where('isOver', '=', false)
    .where('endsAt', '<=', now)
    .returning('listingId')
    .execute()
  if (expired.length === 0) return []
  const listingIds = [...new Set(expired.map(({ listingId }) => listingId))]
  const renewed = await db
    .selectFrom('entitlements')
    .select('listingId')
    .where('listingId', 'in', listingIds)
    .where('kind', '=', 'ticker')
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', now)
    .execute()
  const keeps = new Set(renewed.map(({ listingId }) => listingId))
  return listingIds.filter((id) => !keeps.has(id))
}
