import type { Tier } from '#app/features/pricing/packages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { kindsOf, waitsForBillboard } from './entitlement-periods.ts'

type GrantUntil = {
  readonly listingId: string
  readonly tier: Tier
  readonly grantId: string
  readonly endsAt: Date
}

/**
 * Grants what packages of another site still hold here, from now to their end: the post and the ticker place. Grid
 * cells are not granted: their billboards are imported by themselves.
 */
export async function grantUntil(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  grants: readonly GrantUntil[],
): Promise<void> {
  const rows = grants.flatMap(({ listingId, tier, grantId, endsAt }) =>
    kindsOf(tier, null)
      .filter((kind) => !waitsForBillboard(kind))
      .map((kind) => ({
        listingId,
        kind,
        tier,
        sourceId: grantId,
        amount: 0,
        startsAt: now,
        endsAt,
        createdAt: now,
      })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('entitlements')
    .values(rows)
    .onConflict((oc) => oc.columns(['sourceId', 'kind']).doNothing())
    .execute()
}
