import { sql } from 'kysely'
import { changesBetween } from '#app/features/audit/edits/item-edits.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { TEXT_COLUMNS } from '../editing/billboard-texts.ts'
import { billboardValues } from '../editing/billboard-values.ts'
import type { WaitingChange } from './billboard-change.ts'

/** Returns the change of a billboard, waiting or rejected. */
export function findChange(db: Db, billboardId: string) {
  return db
    .selectFrom('billboardChanges')
    .select(TEXT_COLUMNS)
    .select(['sentAt', 'rejectedAt', 'rejectionReason'])
    .where('billboardId', '=', billboardId)
    .executeTakeFirst()
}

/** Selects the billboards whose change waits for an admin: of what is approved and not deleted. */
export const waitingChanges = sql`
  select 'banner' as kind, ads.id, billboard_changes.sent_at as since
    from billboard_changes join ads on ads.id = billboard_changes.billboard_id
   where billboard_changes.rejected_at is null and ads.moderation = 'approved' and ads.deleted_at is null`

/** Returns the waiting changes of billboards by their ids, compared with what is public. */
export async function listWaitingChanges(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WaitingChange>> {
  if (ids.length === 0) return new Map()
  const changed = await db
    .selectFrom('billboardChanges')
    .select(TEXT_COLUMNS)
    .select(['billboardId', 'sentAt'])
    .where('billboardId', 'in', ids)
    .where('rejectedAt', 'is', null)
    .execute()
  if (changed.length === 0) return new Map()
  const approved = await db
    .selectFrom('ads')
    .select(TEXT_COLUMNS)
    .select('id')
    .where(
      'id',
      'in',
      changed.map(({ billboardId }) => billboardId),
    )
    .where('moderation', '=', 'approved')
    .where('deletedAt', 'is', null)
    .execute()
  const changeOf = new Map(changed.map((change) => [change.billboardId, change]))
  return new Map(
    approved.flatMap((billboard) => {
      const change = changeOf.get(billboard.id)
      if (!change) return []
      const changes = changesBetween(billboardValues(billboard), billboardValues(change))
      return [[billboard.id, { changes, pictures: change.images, sentAt: change.sentAt }] as const]
    }),
  )
}
