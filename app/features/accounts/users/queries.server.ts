import { type ExpressionBuilder, sql } from 'kysely'
import type { Role } from '#app/lib/actor.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { InTimeZone } from '#app/lib/site-calendar.ts'
import { endOfDayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { USERS_PER_PAGE } from './rules.ts'
import type { UsersQuery } from './schema.ts'

const ROW = [
  'id',
  'email',
  'fullName',
  'role',
  'isVerified',
  'adminNotes',
  'deactivatedAt',
  'createdAt',
] as const

/** A user as admins see them in the list. */
export type UserRow = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly role: Role
  readonly isVerified: boolean
  readonly adminNotes: string
  readonly deactivatedAt: Date | null
  readonly createdAt: Date
}

/**
 * Selects the users that match the filters, without deleted accounts. A term matches any part of address or name, in
 * any case.
 */
function isAsked({ q, role, verified, from, to, timeZone }: UsersQuery & InTimeZone) {
  return (eb: ExpressionBuilder<DB, 'profiles'>) =>
    eb.and([
      eb('profiles.deletedAt', 'is', null),
      ...(q ? [eb('profiles.searchText', 'like', containsPattern(q.toLowerCase()))] : []),
      ...(role ? [eb('profiles.role', '=', role)] : []),
      ...(verified ? [eb('profiles.isVerified', '=', verified === 'yes')] : []),
      ...(from ? [eb('profiles.createdAt', '>=', startOfDayIn(timeZone, from))] : []),
      ...(to ? [eb('profiles.createdAt', '<', endOfDayIn(timeZone, to))] : []),
    ])
}

async function countUsers(db: Db, asked: UsersQuery & InTimeZone): Promise<number> {
  const { total } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isAsked(asked))
    .executeTakeFirstOrThrow()
  return total
}

async function usersOn(db: Db, asked: UsersQuery & InTimeZone, page: number): Promise<readonly UserRow[]> {
  // The index alone finds the twenty; only theirs are read.
  const ids = db
    .selectFrom('profiles')
    .select('id')
    .where(isAsked(asked))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(USERS_PER_PAGE)
    .offset((page - 1) * USERS_PER_PAGE)
  return db
    .selectFrom('profiles')
    .select(ROW)
    .where('id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns one page of users, newest first, and how many there are in all. A page past the end is the last one. */
export async function usersPage(db: Db, asked: UsersQuery & InTimeZone, wanted: number) {
  const [total, found] = await Promise.all([countUsers(db, asked), usersOn(db, asked, wanted)])
  const pages = pageCount(total, USERS_PER_PAGE)
  const page = Math.min(wanted, pages)
  const users = page === wanted ? found : await usersOn(db, asked, page)
  return { users, total, page, pages }
}

const BATCH = 1000

/** Selects the users after this one. The database compares by itself: its times are finer than ours. */
function usersAfter(
  db: Db,
  asked: UsersQuery & InTimeZone,
  after: string | null,
): Promise<readonly UserRow[]> {
  const rows = db.selectFrom('profiles').select(ROW).where(isAsked(asked))
  const last = sql`(select p.created_at from profiles as p where p.id = ${after}), ${after}::uuid`
  const rest = after ? rows.where(sql<boolean>`(profiles.created_at, profiles.id) < (${last})`) : rows
  return rest.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(BATCH).execute()
}

/** Yields all of them, a thousand at a time: no connection is held while a slow client reads. */
export async function* usersInBatches(db: Db, asked: UsersQuery & InTimeZone) {
  let after: string | null = null
  for (;;) {
    const batch: readonly UserRow[] = await usersAfter(db, asked, after)
    if (batch.length > 0) yield batch
    after = batch.at(-1)?.id ?? null
    if (batch.length < BATCH || !after) return
  }
}

/** An admin, as the command line lists them. */
export type AdminRow = {
  readonly email: string
  readonly fullName: string
  /** When a session of theirs was last used; null without any. */
  readonly seenAt: Date | null
  readonly hasTwoFactor: boolean
  readonly deactivatedAt: Date | null
}

/** Returns all admins by address. */
export function listAdmins(db: Db): Promise<readonly AdminRow[]> {
  return db
    .selectFrom('profiles')
    .select((eb) => [
      'email',
      'fullName',
      'deactivatedAt',
      eb
        .selectFrom('sessions')
        .select((seen) => seen.fn.max('seenAt').as('seenAt'))
        .whereRef('userId', '=', 'profiles.id')
        .as('seenAt'),
      eb
        .exists(
          eb
            .selectFrom('authenticators')
            .select('userId')
            .whereRef('userId', '=', 'profiles.id')
            .where('confirmedAt', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasTwoFactor'),
    ])
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .orderBy('email')
    .execute()
}

const LOCKED = ['id', 'email', 'fullName', 'role', 'isVerified', 'adminNotes', 'deactivatedAt'] as const

/** Locks a user who is about to be changed, so that two changes are checked one after the other. */
export type LockedUser = Pick<UserRow, (typeof LOCKED)[number]> & { readonly language: Locale | null }

export function lockMember(db: Db, id: string): Promise<LockedUser | undefined> {
  return db
    .selectFrom('profiles')
    .select([...LOCKED, 'language'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
