import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { BUMP, type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import type { Db } from '#app/platform/db/database.server.ts'

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
  'heldFor',
] as const

/** Locks a listing that is not deleted, so that two changes are checked one after the other. */
export function lockListing(db: Db, id: string) {
  return db
    .selectFrom('listings')
    .select(FACTS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a listing, deleted or not. */
export function lockAnyListing(db: Db, id: string) {
  return db.selectFrom('listings').select(FACTS).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

const edited = (db: Db, id: string) =>
  db
    .selectFrom('listings')
    .select([...FACTS, 'description', 'attributes', 'paymentType', ...LISTING_FIELD_NAMES])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)

/** Returns the initial values of a listing's form, and what decides who may open it. Nothing for a deleted one. */
export function listingToEdit(db: Db, id: string) {
  return edited(db, id).executeTakeFirst()
}

/** Returns the listing that a user posted last: its contact and place are what the next one begins with. */
export function lastListingOf(db: Db, userId: string) {
  return db
    .selectFrom('listings')
    .select(LISTING_FIELD_NAMES)
    .select('createdAt')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the same, locked until the end of the transaction. */
export function lockListingToEdit(db: Db, id: string) {
  return edited(db, id).forUpdate().executeTakeFirst()
}

export type ListingToEdit = NonNullable<Awaited<ReturnType<typeof listingToEdit>>>

/** Counts the approved posts of a user, deleted ones included; admins need no approval. */
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

/** Returns what a buyer should look at before paying: the first picture, and whether anyone could answer the listing. */
export async function findPresentation(db: Db, id: string) {
  const { images, contactPhone, contactEmail, websiteUrl } = await db
    .selectFrom('listings')
    .select(['images', 'contactPhone', 'contactEmail', 'websiteUrl'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { picture: images[0] ?? null, isReachable: Boolean(contactPhone || contactEmail || websiteUrl) }
}

type Alike = {
  readonly userId: string
  /** Category and texts, folded as by `searchTextOf`. */
  readonly searchText: string
  readonly since: Date
  /** The listing that may have the same text. */
  readonly except: string | null
}

/** Whether a user has posted the same before, and it is still public or waits for an admin. */
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

/** Returns the owner of a listing, and the language of emails to them: theirs, else that of the listing. */
export function ownerToTell(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'fullName', 'language', 'deletedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Returns the package a user paid for last, as the initial choice of the picker; null for a user who never paid. */
export async function lastTierBought(db: Db, userId: string): Promise<Tier | null> {
  const last = await db
    .selectFrom('payments')
    .select('tier')
    .where('userId', '=', userId)
    .where('state', 'in', ['paid', 'refunded'])
    .where('tier', '<>', BUMP)
    .orderBy('paidAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? tierNamed(last.tier) : null
}
