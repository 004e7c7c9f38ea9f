import type { Ctx } from '#app/platform/ctx.server.ts'

/** Sets until when a billboard is paid for. */
export async function setBillboardEnd(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, expiresAt }: { id: string; expiresAt: Date | null },
): Promise<void> {
  await db.updateTable('ads').set({ expiresAt, updatedAt: now }).where('id', '=', id).execute()
}
