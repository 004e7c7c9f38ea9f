import { placesFrom } from '#app/features/entitlements/queries.server.ts'
import { shiftCells } from '#app/features/entitlements/shift-entitlements.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { changeBillboard } from '../editing/change-billboard.server.ts'
import type { EditedBillboard } from '../editing/queries.server.ts'
import { setBillboardEnd } from '../start-paid-time.server.ts'
import { shiftOfPaid } from './paid-time.ts'
import { daysOf } from './schema.ts'

type Schedule = {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** The version of the days that the form was opened with. */
  readonly version: string | undefined
}

/** Paid time that has not started starts with the new first day. */
async function movePaidTime(ctx: Ctx, { id, startsAt, expiresAt }: EditedBillboard, firstDay: Date | null) {
  if (!expiresAt) return
  const paid = { startsAt, expiresAt, placesFrom: await placesFrom(ctx.db, id) }
  const shiftMs = shiftOfPaid(paid, ctx.now, firstDay)
  if (shiftMs === 0) return
  await shiftCells(ctx, { billboardId: id, shiftMs })
  await setBillboardEnd(ctx, { id, expiresAt: new Date(expiresAt.getTime() + shiftMs) })
}

/**
 * Sets from when until when a billboard is shown. The schedule can only narrow what is approved and paid for; paid
 * days are counted from the first day while that is in the future. Refuses as `changeBillboard` does. Throws
 * StaleFormError if the days were changed since the form was opened.
 */
export function scheduleBillboard(
  ctx: Ctx,
  { id, startsAt, endsAt, version }: Schedule & { readonly id: string },
): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const { db, now, site } = ctx
    const days = daysOf({ startsAt, endsAt }, site.timeZone)
    assertCurrent(daysOf(billboard, site.timeZone), { ...days, version })
    await movePaidTime(ctx, billboard, startsAt)
    await db.updateTable('ads').set({ startsAt, endsAt, updatedAt: now }).where('id', '=', id).execute()
    return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
  })
}
