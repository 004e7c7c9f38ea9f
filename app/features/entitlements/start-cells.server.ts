import type { Ctx } from '#app/platform/ctx.server.ts'
import { addedPeriod, type EntitlementKind, nextPeriod } from './entitlement-periods.ts'
import { cellsPaidUntil } from './queries.server.ts'

type Waiting = { readonly id: string; readonly kind: EntitlementKind }

type Start = {
  readonly billboardId: string
  /** When the first new period starts: never before the billboard may be shown. */
  readonly from: Date
  /** True for what an upgrade adds: it ends with the cells that have started. */
  readonly isAdded?: boolean
}

function lockWaiting({ db }: Pick<Ctx, 'db'>, billboardId: string) {
  return db
    .selectFrom('entitlements')
    .select(['id', 'kind'])
    .where('billboardId', '=', billboardId)
    .where('startsAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt')
    .forUpdate()
    .execute()
}

async function startCell({ db }: Pick<Ctx, 'db'>, { id, kind }: Waiting, start: Start): Promise<void> {
  const { billboardId, from, isAdded = false } = start
  const next = nextPeriod(from, await cellsPaidUntil(db, billboardId, kind))
  const period = isAdded ? addedPeriod(next.startsAt, await cellsPaidUntil(db, billboardId)) : next
  await db.updateTable('entitlements').set(period).where('id', '=', id).execute()
}

/**
 * Starts the paid time of the grid cells that wait for their billboard (D-07), in the caller's transaction. Cells
 * that have started stay as they are. Returns until when all cells are paid for; null if none waited.
 */
export async function startCells(ctx: Pick<Ctx, 'db'>, start: Start): Promise<Date | null> {
  const waiting = await lockWaiting(ctx, start.billboardId)
  for (const one of waiting) await startCell(ctx, one, start)
  return waiting.length > 0 ? cellsPaidUntil(ctx.db, start.billboardId) : null
}
