import { daysBefore } from '#app/lib/day.ts'
import { DRAFT_RETENTION_DAYS } from '#app/lib/draft.ts'
import type { Ctx } from '../ctx.server.ts'

/** Deletes drafts that have been kept long enough. Idempotent. */
export async function deleteOldDrafts({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('unsentForms').where('updatedAt', '<=', daysBefore(now, DRAFT_RETENTION_DAYS)).execute()
}
