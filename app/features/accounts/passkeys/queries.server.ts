import type { Db } from '#app/platform/db/database.server.ts'

/** Returns the passkeys of a user, newest first. */
export function passkeysOf(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt', 'transports'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Locks a passkey, so that its signature counts once. */
export function lockPasskey(db: Db, id: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'counter'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
