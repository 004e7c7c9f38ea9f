import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { type EntitlementKind, PLAIN_FIELDS } from './rules.ts'

const FACTS = [
  'id',
  'listingId',
  'userId',
  'status',
  'moderation',
  'paymentStatus',
  'replacedBy',
  'replaces',
  'expiresAt',
  'deletedAt',
  'ownerHidden',
  'title',
  'images',
  'category',
] as const

/** Locks a listing that is not deleted, so that two changes are judged one after the other. */
export function lockListing(db: Db, id: string) {
  return db
    .selectFrom('listings')
    .select(FACTS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The same, deleted or not. */
export function lockAnyListing(db: Db, id: string) {
  return db.selectFrom('listings').select(FACTS).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

/** What the form of a listing starts with, and what decides who may open it. Not of a deleted one. */
export function listingToEdit(db: Db, id: string) {
  return db
    .selectFrom('listings')
    .select([...FACTS, 'description', 'paymentType', ...PLAIN_FIELDS])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export type ListingToEdit = NonNullable<Awaited<ReturnType<typeof listingToEdit>>>

/** Until when a listing holds something that was paid for and not taken back; null when it never did. */
export async function paidUntil(db: Db, listingId: string, kind: EntitlementKind): Promise<Date | null> {
  const { until } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.max('endsAt').as('until'))
    .where('listingId', '=', listingId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return until
}

/** When the first of a billboard's places on boards begins; null when none has a time. */
export async function placesFrom(db: Db, billboardId: string): Promise<Date | null> {
  const { from } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.min('startsAt').as('from'))
    .where('billboardId', '=', billboardId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return from
}

/** Until when the place of a listing in the ticker is paid for, now (D-07); null for one that is not paid for. */
export const placePaidUntil = (listingId: RawBuilder<unknown>, now: Date) => sql<Date | null>`
  (select max(ends_at) from entitlements where listing_id = ${listingId} and kind = 'ticker'
    and withdrawn_at is null and starts_at <= ${now} and ends_at > ${now})`

/** Whether a place in the ticker is paid for now: what reactivating a listing restores. */
export async function holdsTicker(db: Db, listingId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select where ${placePaidUntil(sql.val(listingId), now)} is not null`.execute(db)
  return rows.length > 0
}

/** How many posts of somebody an admin has nothing against, deleted ones included; admins need nobody's yes. */
export async function approvedPosts(db: Db, userId: string): Promise<number> {
  const { role, approved } = await db
    .selectFrom('profiles')
    .select((eb) => [
      'role',
      eb
        .selectFrom('listings')
        .select((all) => all.fn.countAll<number>().as('approved'))
        .where('userId', '=', userId)
        .where('paymentStatus', '=', 'completed')
        .where('moderation', '=', 'approved')
        .as('approved'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return role === 'admin' ? Number.POSITIVE_INFINITY : (approved ?? 0)
}

type Alike = {
  readonly userId: string
  /** Category and texts, folded: what `searchTextOf` makes of them. */
  readonly searchText: string
  readonly since: Date
  /** The listing that may say the same. */
  readonly except: string | null
}

/** Whether somebody has posted just this before, and it is still up or waits for an admin. */
export async function hasAlike(db: Db, { userId, searchText, since, except }: Alike): Promise<boolean> {
  const alike = await db
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('searchText', '=', searchText)
    .where('createdAt', '>', since)
    .where('status', 'in', ['active', 'pending'])
    .where('paymentStatus', '=', 'completed')
    .where('deletedAt', 'is', null)
    .where('id', 'is distinct from', except)
    .executeTakeFirst()
  return alike !== undefined
}

/** Who owns a listing, and in which language they are written to: theirs, else the one of the listing. */
export function ownerToTell(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'fullName', 'language', 'deletedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** What somebody typed into a form and did not send. */
export function unsentForm(db: Db, userId: string, form: string) {
  return db
    .selectFrom('unsentForms')
    .select('fields')
    .where('userId', '=', userId)
    .where('form', '=', form)
    .executeTakeFirst()
}

/** Those of the pictures that this person uploaded. */
export function ownUploads(db: Db, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('uploads')
    .select(['pictureId as id', 'width', 'height'])
    .where('userId', '=', userId)
    .where('pictureId', 'in', ids)
    .execute()
}
