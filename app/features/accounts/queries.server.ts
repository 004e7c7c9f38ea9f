import type { Role } from '#app/lib/actor.ts'
import type { Locale } from '#app/lib/locale.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUnclaimed } from './sign-up/free-address.server.ts'

const USER_COLUMNS = [
  'id',
  'email',
  'fullName',
  'role',
  'language',
  'emailVerified',
  'deactivatedAt',
  'signInAlerts',
] as const

/** An account as the use cases of sign-in need it. */
export type User = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly role: Role
  readonly language: Locale | null
  readonly emailVerified: boolean
  readonly deactivatedAt: Date | null
  readonly signInAlerts: boolean
}

export function findUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('profiles').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom('profiles').select(USER_COLUMNS).where('email', '=', email).executeTakeFirst()
}

/** Returns which of the addresses have an account. */
export async function findAccountEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const profiles = await db.selectFrom('profiles').select('email').where('email', 'in', emails).execute()
  return new Set(profiles.map(({ email }) => email))
}

/** Locks the account, so that two changes of it are checked one after the other. */
export function lockUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('profiles').select(USER_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks every admin, so that two of them cannot leave at the same time. Returns how many there are apart from `id`. */
export async function lockOtherAdmins(db: Db, id: string): Promise<number> {
  const admins = await db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.filter((admin) => admin.id !== id).length
}

type Wanted = {
  readonly email: string
  readonly now: Date
  /** An account that may have the address nevertheless: its own. */
  readonly except?: string
}

/**
 * Whether an address is taken, or was until lately: one that was replaced stays reserved as long as the change can be
 * undone. An unconfirmed address is not taken.
 */
export async function isTaken(db: Db, { email, now, except }: Wanted): Promise<boolean> {
  const owners = db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', email)
    .where((eb) => eb.not(isUnclaimed(eb)))
  const reserved = db
    .selectFrom('oneTimeTokens')
    .select('userId as id')
    .where('email', '=', email)
    .where('purpose', '=', 'undo-email-change')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
  const found = await owners.unionAll(reserved).execute()
  return found.some(({ id }) => id !== except)
}

const passwordOf = (db: Db, userId: string) =>
  db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const found = await passwordOf(db, userId).executeTakeFirst()
  return found?.password ?? null
}

/** An account with a password, and its hash. */
export type Credentials = { readonly userId: string; readonly hash: string }

/** Returns the credentials of an address; null when it has no account, or its account no password. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.userId')
    .select(['userId', 'password'])
    .where('email', '=', email)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return found?.password ? { userId: found.userId, hash: found.password } : null
}

/** Returns the same once a change in progress is done; in a transaction, later changes wait for its end. */
export async function lockPasswordHash(db: Db, userId: string): Promise<string | null> {
  const found = await passwordOf(db, userId).forUpdate().executeTakeFirst()
  return found?.password ?? null
}

/** Whether this browser was used to sign in to this account before. */
export async function isKnownDevice(db: Db, device: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('knownDevices')
    .innerJoin('profiles', 'profiles.id', 'knownDevices.userId')
    .select('userId')
    .where('tokenHash', '=', fingerprintOf(device))
    .where('profiles.email', '=', email)
    .executeTakeFirst()
  return found !== undefined
}
