import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { REPORT_RETENTION_DAYS } from './report-reasons.ts'

/** Marks every open report of an item as resolved. Returns how many there were. */
export async function resolveReports(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ resolvedAt: now, resolvedBy: actor?.id ?? null })
    .where('itemKind', '=', kind)
    .where('itemId', '=', id)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes reports that were resolved long ago. May run at any time and twice. */
export async function deleteOldReports({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('reports').where('resolvedAt', '<', daysBefore(now, REPORT_RETENTION_DAYS)).execute()
}
