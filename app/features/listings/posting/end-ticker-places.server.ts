import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/**
 * Takes listings out of the ticker whose paid place in it is over while they go on (D-07). Each place is ended once, so
 * that what an admin puts there by hand afterwards stays.
 */
export async function endTickerPlaces({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .with('over', (cte) =>
      cte
        .updateTable('entitlements')
        .set({ isOver: true })
        .where('kind', '=', 'ticker')
        .where('isOver', '=', false)
        .where('endsAt', '<=', now)
        .returning('listingId'),
    )
    .updateTable('listings')
    .set({ featuredTicker: false, updatedAt: now })
    .where('featuredTicker', '=', true)
    .where('id', 'in', (eb) => eb.selectFrom('over').select('over.listingId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entitlements')
            .select('entitlements.id')
            .whereRef('entitlements.listingId', '=', 'listings.id')
            .where('entitlements.kind', '=', 'ticker')
            .where('entitlements.withdrawnAt', 'is', null)
            .where('entitlements.endsAt', '>', now),
        ),
      ),
    )
    .execute()
}
