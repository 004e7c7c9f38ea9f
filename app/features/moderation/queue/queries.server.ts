import { sql } from 'kysely'
import { waitingChanges } from '#app/features/billboards/changes/queries.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ModeratedItem } from '../items/moderated-items.ts'
import { findModeratedItem } from '../items/queries.server.ts'
import type { OwnerPosts } from './owner-posts.ts'

/** A position in the queue: behind an item that came at this time, with this id. */
type QueuePlace = { readonly at: Date; readonly id: string }

const tableOf = (kind: ItemKind) => sql.table(ITEM_KINDS[kind].table)

/** Items of a kind that were not looked at since they were posted. */
const posted = (kind: ItemKind) => sql`
  select ${sql.lit(kind)} as kind, id, created_at as since from ${tableOf(kind)}
   where moderation = 'waiting' and deleted_at is null`

/** Other items of a kind with open reports, by the first report. */
const reported = (kind: ItemKind) => sql`
  select ${sql.lit(kind)}, item.id, min(r.created_at)
    from reports r join ${tableOf(kind)} item on item.id = r.item_id
   where r.resolved_at is null and r.item_kind = ${sql.lit(kind)}
     and item.deleted_at is null and item.moderation <> 'waiting'
   group by item.id`

/** What waits for an admin, each item once. */
const waiting = sql`select kind, id, min(since) as since from (${sql.join(
  [posted('listing'), posted('banner'), reported('listing'), reported('banner'), waitingChanges],
  sql` union all `,
)}) every group by kind, id`

/** Counts the waiting items. */
export async function countQueue(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${waiting}) queue`.execute(db)
  return rows[0]?.n ?? 0
}

export type QueueItem = { readonly item: ModeratedItem; readonly since: Date }

/** Returns the item that has waited longest, or the next one after a position. */
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

type Owned = Pick<ModeratedItem, 'id' | 'ownerId'>

/** Items of an owner but this one. A listing that was not paid for was never posted. */
const othersOf = (kind: ItemKind, { id, ownerId }: Owned) => sql`
  select moderation from ${tableOf(kind)}
   where user_id = ${ownerId} and id <> ${id} ${ITEM_KINDS[kind].isPaidFor ? sql`and payment_status <> 'pending'` : sql``}`

/** Returns what the owner of an item posted beside it, deleted items included. */
export async function ownerPosts(db: Db, item: Owned): Promise<OwnerPosts> {
  const { rows } = await sql<OwnerPosts>`
    select count(*)::int as count,
           (count(*) filter (where moderation in ('rejected', 'removed')))::int as refused
      from (${othersOf('listing', item)} union all ${othersOf('banner', item)}) others`.execute(db)
  return rows[0] ?? { count: 0, refused: 0 }
}
