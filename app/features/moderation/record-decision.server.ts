import type { Insertable } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import type { ModeratedItem } from './items/moderated-items.ts'

type Decision = { readonly status: 'approved' | 'rejected'; readonly note: string }

type Record = Omit<Insertable<DB['listingApprovals']>, 'listingId' | 'userId'>
type Store = (db: Db, item: Pick<ModeratedItem, 'id' | 'ownerId'>, record: Record) => Promise<unknown>

const storeOfListing: Store = (db, { id, ownerId }, record) =>
  db
    .insertInto('listingApprovals')
    .values({ listingId: id, userId: ownerId, ...record })
    .onConflict((same) => same.column('listingId').doUpdateSet(record))
    .execute()

const storeOfBillboard: Store = (db, { id, ownerId }, record) =>
  db
    .insertInto('adApprovals')
    .values({ adId: id, userId: ownerId, ...record })
    .onConflict((same) => same.column('adId').doUpdateSet(record))
    .execute()

const STORE = { listing: storeOfListing, banner: storeOfBillboard } as const

/** Keeps who approved or rejected an item last, with a note for other admins ([MOD-06], D-13). */
export async function recordDecision(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { kind, id, ownerId, notes }: Pick<ModeratedItem, 'kind' | 'id' | 'ownerId' | 'notes'>,
  { status, note }: Decision,
): Promise<void> {
  // Nothing said leaves what was noted before.
  const record = { status, adminId: actor?.id ?? null, adminNotes: note || notes, approvedAt: now }
  await STORE[kind](db, { id, ownerId }, record)
}
