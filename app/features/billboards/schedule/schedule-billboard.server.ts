import { placesFrom } from '#app/features/entitlements/queries.server.ts'
import { shiftCells } from '#app/features/entitlements/shift-entitlements.server.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { changeBillboard } from '../editing/change-billboard.server.ts'
import type { EditedBillboard } from '../editing/queries.server.ts'
import { setBillboardEnd } from '../start-paid-time.server.ts'
import { LOSES_DAYS } from './loss.ts'
import { lostDays, type Paid, shiftOfPaid } from './paid-time.ts'
import { daysOf } from './schema.ts'

type Schedule = {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** The version of the days that the form was opened with. */
  readonly version: string | undefined
  /** How many days without the billboard the user has agreed to. */
  readonly acceptedLoss?: number | undefined
}

/** Paid time that has not started starts with the new first day. */
async function movePaidTime(
  ctx: Ctx,
  { id, expiresAt, ...paid }: EditedBillboard & Paid,
  firstDay: Date | null,
) {
  const shiftMs = shiftOfPaid({ ...paid, expiresAt }, ctx.now, firstDay)
  if (!expiresAt || shiftMs === 0) return
  await shiftCells(ctx, { billboardId: id, shiftMs })
  await setBillboardEnd(ctx, { id, expiresAt: new Date(expiresAt.getTime() + shiftMs) })
}

/** Refuses a schedule that loses more of the time than the present one, and than the user has agreed to. */
function assertLossAccepted(now: Date, billboard: EditedBillboard & Paid, wanted: Schedule) {
  const lost = lostDays(billboard, now, wanted)
  const accepted = wanted.acceptedLoss ?? lostDays(billboard, now, billboard)
  assertAllowed(lost > accepted ? refuse('conflict', LOSES_DAYS, { count: lost }) : null)
}

/**
 * Sets from when until when a billboard is shown. The schedule can only narrow what is approved and paid for; paid
 * days are counted from the first day while that is in the future. Refuses as `changeBillboard` does, and LOSES_DAYS.
 * Throws StaleFormError if the days were changed since the form was opened.
 */
export function scheduleBillboard(
  ctx: Ctx,
  { id, ...wanted }: Schedule & { readonly id: string },
): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const { db, now, site } = ctx
    const { startsAt, endsAt, version } = wanted
    const days = daysOf({ startsAt, endsAt }, site.timeZone)
    assertCurrent(daysOf(billboard, site.timeZone), { ...days, version })
    const paid = { ...billboard, placesFrom: await placesFrom(db, id) }
    assertLossAccepted(now, paid, wanted)
    await movePaidTime(ctx, paid, startsAt)
    await db.updateTable('ads').set({ startsAt, endsAt, updatedAt: now }).where('id', '=', id).execute()
    return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
  })
}
