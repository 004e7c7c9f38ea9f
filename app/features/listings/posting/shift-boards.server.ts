import { sql } from 'kysely'
import { setBillboardEnd } from '#app/features/banner-ads/set-billboard-end.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Moves the time a billboard is paid for, that of its places with it; call it in a transaction that holds the billboard. */
export async function shiftBoards(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, expiresAt, shiftMs }: { id: string; expiresAt: Date; shiftMs: number },
): Promise<void> {
  const shift = sql`make_interval(secs => ${shiftMs / 1000})`
  await ctx.db
    .updateTable('entitlements')
    .set({ startsAt: sql<Date>`starts_at + ${shift}`, endsAt: sql<Date>`ends_at + ${shift}` })
    .where('billboardId', '=', id)
    .where('startsAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  await setBillboardEnd(ctx, { id, expiresAt: new Date(expiresAt.getTime() + shiftMs) })
}
