import type { Insertable } from 'kysely'
import type { AuditAction, AuditTarget } from '#app/features/audit/audit-actions.ts'
import type { AuditLog } from '#app/platform/db/tables.gen.ts'
import type { BillboardRow } from './billboards.ts'

type Entry = Insertable<AuditLog> & { readonly action: AuditAction; readonly targetType: AuditTarget }

/** Returns the log entries of the billboards that an admin has reviewed. */
export function decisionsOf(rows: readonly BillboardRow[]): readonly Entry[] {
  return rows.flatMap(({ id, moderation, moderatedBy, moderatedAt }) => {
    if (!moderatedBy || !moderatedAt) return []
    const action = moderation === 'rejected' ? 'reject_item' : 'approve_item'
    return {
      at: moderatedAt,
      actorId: moderatedBy,
      actorRole: 'admin',
      action,
      targetType: 'ad',
      targetId: id,
    }
  })
}
