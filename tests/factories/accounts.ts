import { randomBytes, scryptSync } from 'node:crypto'
import type { Insertable } from 'kysely'
import { newAppSecret } from '#app/platform/auth/one-time-code.server.ts'
import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Profiles, Sessions } from '#app/platform/db/tables.gen.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { aProfile } from './profiles.ts'

/** The password of accounts in tests. */
export const PASSWORD = 'correct horse 7'

function hashAt(password: string, { N, r, p }: { N: number; r: number; p: number }): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 })
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** The hash names its cost: this one takes no time, and nothing else of sign-in depends on it. */
export const quickHash = (password: string) => hashAt(password, { N: 2, r: 1, p: 1 })

/** What releases before November 2026 stored of a password. */
export const earlierHash = (password: string) => hashAt(password, { N: 16_384, r: 16, p: 1 })

/** Creates a user who can sign in with PASSWORD. */
export async function anAccount(db: Db, given: Partial<Insertable<Profiles>> = {}) {
  const profile = await aProfile(db, given)
  await db
    .insertInto('accounts')
    .values({ userId: profile.id, accountId: profile.id, password: quickHash(PASSWORD) })
    .execute()
  return profile
}

/** Creates a session that began just now. Returns its secret. */
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

/** Creates a passkey of a user, which no device holds. */
export async function aPasskey(db: Db, userId: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const about = { name: 'Phone', publicKey: randomBytes(77), counter: 0, transports: [] }
  await db
    .insertInto('passkeys')
    .values({ id, userId, ...about, createdAt: NOW })
    .execute()
  return id
}

/** Creates a confirmed authenticator, with a recovery code. */
export async function anAuthenticator(db: Db, userId: string, confirmedAt: Date): Promise<void> {
  await db
    .insertInto('authenticators')
    .values({ userId, secret: newAppSecret(), confirmedAt, lastStep: 0, createdAt: confirmedAt })
    .execute()
  await db
    .insertInto('recoveryCodes')
    .values({ userId, codeHash: fingerprintOf(newToken()) })
    .execute()
}
