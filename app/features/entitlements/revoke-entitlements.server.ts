import { sql } from 'kysely'
import { PACKAGES, tierNamed } from '#app/features/pricing/packages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type EntitlementKind, restOf } from './entitlement-periods.ts'

export type RevokedEntitlement = {
  readonly id: string
  readonly listingId: string
  readonly kind: EntitlementKind
  readonly billboardId: string | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Revokes one entitlement; those of its kind that begin after it move up. */
async function revoke(
  db: Db,
  now: Date,
  { id, listingId, kind, startsAt, endsAt }: RevokedEntitlement,
): Promise<void> {
  await db.updateTable('entitlements').set({ withdrawnAt: now }).where('id', '=', id).execute()
  if (!startsAt || !endsAt) return
  const rest = sql`make_interval(secs => ${restOf({ startsAt, endsAt }, now) / 1000})`
  await db
    .updateTable('entitlements')
    .set({
      startsAt: sql<Date>`starts_at - ${rest}`,
      endsAt: sql<Date>`ends_at - ${rest}`,
    })
    .where('listingId', '=', listingId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .where('startsAt', '>=', endsAt)
    .execute()
}

/** Returns the payment type of the newest package of which something is left; undefined if nothing is. */
export async function packageLeft(db: Db, now: Date, listingId: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('entitlements')
    .select('tier')
    .where('listingId', '=', listingId)
    .where('withdrawnAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', '>', now), eb('endsAt', 'is', null)]))
    .orderBy('createdAt', 'desc')
    .orderBy('amount', 'desc')
    .limit(1)
    .executeTakeFirst()
  const tier = newest && tierNamed(newest.tier)
  return tier ? PACKAGES[tier].paymentType : undefined
}

/** Revokes what one payment granted, in the caller's transaction. Returns the revoked entitlements as they were. */
export async function revokeEntitlements(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sourceId: string,
): Promise<readonly RevokedEntitlement[]> {
  const granted: readonly RevokedEntitlement[] = await db
    .selectFrom('entitlements')
    .select(['id', 'listingId', 'kind', 'billboardId', 'startsAt', 'endsAt'])
    .where('sourceId', '=', sourceId)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .execute()
  for (const one of granted) await revoke(db, now, one)
  return granted
}
