import { randomBytes, scryptSync } from 'node:crypto'
import type { Insertable } from 'kysely'
import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Profiles, Sessions } from '#app/platform/db/tables.gen.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { aProfile } from './profiles.ts'

/** The password of accounts in tests. */
export const PASSWORD = 'correct horse 7'

// The cost stands in the hash: this one takes no time, and no other part of signing in knows the difference.
const N = 2

export function quickHash(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N, r: 1, p: 1 })
  return `scrypt$${N}$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** A person who can sign in with PASSWORD. */
export async function anAccount(db: Db, given: Partial<Insertable<Profiles>> = {}) {
  const profile = await aProfile(db, given)
  await db
    .insertInto('accounts')
    .values({ userId: profile.id, accountId: profile.id, password: quickHash(PASSWORD) })
    .execute()
  return profile
}

/** A session that began just now; answers its secret. */
export async function aSession(
  db: Db,
  userId: string,
  given: Partial<Insertable<Sessions>> = {},
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(NOW.getTime() + 30 * 86_400_000)
  await db
    .insertInto('sessions')
    .values({ userId, tokenHash: fingerprintOf(token), createdAt: NOW, seenAt: NOW, expiresAt, ...given })
    .execute()
  return token
}
