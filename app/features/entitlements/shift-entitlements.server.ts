import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { paidUntil } from './queries.server.ts'

const shiftedBy = (ms: number) => {
  const shift = sql`make_interval(secs => ${ms / 1000})`
  return { startsAt: sql<Date>`starts_at + ${shift}`, endsAt: sql<Date>`ends_at + ${shift}` }
}

/** Moves the paid time of a billboard's grid cells, in a transaction that has locked the billboard. */
export async function shiftCells(
  { db }: Pick<Ctx, 'db'>,
  { billboardId, shiftMs }: { readonly billboardId: string; readonly shiftMs: number },
): Promise<void> {
  await db
    .updateTable('entitlements')
    .set(shiftedBy(shiftMs))
    .where('billboardId', '=', billboardId)
    .where('startsAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/**
 * Starts the paid time of a listing that waited for an admin now instead of when it was paid (D-04), in the
 * transaction that approves it. Returns the new end of the post; null if nothing was paid for.
 */
export async function startHeld(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
): Promise<Date | null> {
  await db
    .updateTable('entitlements')
    .set(shiftedBy(Math.max(0, now.getTime() - createdAt.getTime())))
    .where('listingId', '=', id)
    // Grid cells start with their billboard.
    .where('kind', 'in', ['post', 'ticker'])
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', createdAt)
    .execute()
  return paidUntil(db, id, 'post')
}

/** Moves the unused entitlements of a listing to the listing that replaces it (D-03, D-38). */
export async function moveEntitlements(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('entitlements')
    .set({ listingId: to })
    .where('listingId', '=', from)
    .where((eb) => eb.or([eb('endsAt', '>', now), eb('endsAt', 'is', null)]))
    .execute()
}
