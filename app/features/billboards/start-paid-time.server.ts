import { startCells } from '#app/features/entitlements/start-cells.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { paidFrom } from './schedule/paid-time.ts'

/** Paid time is not used up before the schedule of the billboard shows it. */
async function firstDay({ db, now }: Pick<Ctx, 'db' | 'now'>, billboardId: string): Promise<Date> {
  const { startsAt } = await db
    .selectFrom('ads')
    .select('startsAt')
    .where('id', '=', billboardId)
    .executeTakeFirstOrThrow()
  return paidFrom(now, startsAt)
}

/**
 * Starts the paid time of a billboard (D-07), with its first day if that is in the future; call it in the transaction
 * that makes it live. Paid time that has started stays as it is, so a second call changes nothing. A billboard
 * without paid time keeps its end.
 */
export async function startPaidTime(
  ctx: Pick<Ctx, 'db' | 'now'>,
  billboardId: string,
  { isAdded = false }: { readonly isAdded?: boolean } = {},
): Promise<void> {
  const expiresAt = await startCells(ctx, { billboardId, from: await firstDay(ctx, billboardId), isAdded })
  if (expiresAt) await setBillboardEnd(ctx, { id: billboardId, expiresAt })
}

/** Sets until when a billboard is paid for. */
export async function setBillboardEnd(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, expiresAt }: { id: string; expiresAt: Date | null },
): Promise<void> {
  await db.updateTable('ads').set({ expiresAt, updatedAt: now }).where('id', '=', id).execute()
}
