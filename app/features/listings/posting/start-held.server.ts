import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { paidUntil } from './queries.server.ts'

/**
 * Lets the paid time of a listing that waited for an admin begin now instead of when it was paid (D-04): the time it
 * waited is given back. Answers the new end of the post; null when nothing was paid for. In the transaction that puts it live.
 */
export async function startHeld(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
): Promise<Date | null> {
  const waited = sql`make_interval(secs => ${Math.max(0, now.getTime() - createdAt.getTime()) / 1000})`
  await db
    .updateTable('entitlements')
    .set({ startsAt: sql<Date>`starts_at + ${waited}`, endsAt: sql<Date>`ends_at + ${waited}` })
    .where('listingId', '=', id)
    // Places on boards begin with their billboard.
    .where('kind', 'in', ['post', 'ticker'])
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', createdAt)
    .execute()
  return paidUntil(db, id, 'post')
}
