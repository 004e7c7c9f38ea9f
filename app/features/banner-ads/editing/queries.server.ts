import type { Db } from '#app/platform/db/database.server.ts'

const SAID = [
  'id',
  'userId',
  'title',
  'description',
  'price',
  'category',
  'contactType',
  'websiteUrl',
  'contactName',
  'contactEmail',
  'contactPhone',
  'images',
  'status',
  'moderation',
] as const

/** What the form of a billboard begins with; nothing for a deleted one. */
export function findEditedBillboard(db: Db, id: string) {
  return db
    .selectFrom('ads')
    .select(SAID)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The same, held until the end of the transaction. */
export function lockEditedBillboard(db: Db, id: string) {
  return db
    .selectFrom('ads')
    .select(SAID)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
