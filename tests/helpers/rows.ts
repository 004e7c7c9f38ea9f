import type { Db } from '#app/platform/db/database.server.ts'

// The contents of the database, for tests that look at all of it.

export function listingById(db: Db, id: string) {
  return db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function adById(db: Db, id: string) {
  return db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns a user's billboards, oldest first. */
export function adsOf(db: Db, userId: string) {
  return db.selectFrom('ads').selectAll().where('userId', '=', userId).orderBy('adId').execute()
}
