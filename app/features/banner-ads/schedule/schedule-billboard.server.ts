import type { Ctx } from '#app/platform/ctx.server.ts'
import { changeBillboard } from '../editing/change-billboard.server.ts'

type Schedule = { readonly startsAt: Date | null; readonly endsAt: Date | null }

/**
 * Says from when until when a billboard is shown. It narrows what is approved and paid for and cannot widen it. Refuses as
 * `changeBillboard` does.
 */
export function scheduleBillboard(
  ctx: Ctx,
  { id, startsAt, endsAt }: Schedule & { readonly id: string },
): Promise<void> {
  return changeBillboard(ctx, id, async ({ db, now }) => {
    await db.updateTable('ads').set({ startsAt, endsAt, updatedAt: now }).where('id', '=', id).execute()
    return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
  })
}
