import { sql } from 'kysely'
import type { ItemKind } from '#app/features/listings/rules.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findModeratedItem } from '../items/queries.server.ts'
import type { ModeratedItem } from '../items/rules.ts'

/** Where somebody is in the queue: behind an item that came at this time, with this id. */
type QueuePlace = { readonly at: Date; readonly id: string }

/** What waits for an admin: items not yet looked at since they were posted, and items with open reports since the first. */
const waiting = sql`
  select 'listing' as kind, id, created_at as since from listings
   where moderation = 'waiting' and deleted_at is null
  union all
  select 'banner', id, created_at from ads where moderation = 'waiting' and deleted_at is null
  union all
  select r.item_kind, r.item_id, min(r.created_at) from reports r
   where r.resolved_at is null
     and (exists (select from listings l where r.item_kind = 'listing' and l.id = r.item_id
                   and l.deleted_at is null and l.moderation <> 'waiting')
       or exists (select from ads a where r.item_kind = 'banner' and a.id = r.item_id
                   and a.deleted_at is null and a.moderation <> 'waiting'))
   group by r.item_kind, r.item_id`

/** How many items wait. */
export async function countQueue(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${waiting}) queue`.execute(db)
  return rows[0]?.n ?? 0
}

export type QueueItem = { readonly item: ModeratedItem; readonly since: Date }

/** The item that has waited longest, or the next one behind a place. */
export async function nextInQueue(
  db: Db,
  behind: QueuePlace | null,
  asked: { locale: Locale; now: Date },
): Promise<QueueItem | null> {
  const after = behind ? sql`where (since, id) > (${behind.at}, ${behind.id}::uuid)` : sql``
  const { rows } = await sql<{ kind: ItemKind; id: string; since: Date }>`
    select kind, id, since from (
      select kind, id, date_trunc('milliseconds', since) as since from (${waiting}) all_waiting) queue
     ${after} order by since, id limit 1`.execute(db)
  const [next] = rows
  const item = next && (await findModeratedItem(db, next, asked))
  return item ? { item, since: next.since } : null
}
