import { billingDetailsOf } from '#app/features/billing/receipts/queries.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import { SESSION_AGES } from '#app/platform/auth/session-rules.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type Asked = { readonly userId: string; readonly session: string | null; readonly now: Date }

/** Where somebody is signed in, the most recent first, with the session that asks marked. */
export async function sessionsOf(db: Db, { userId, session, now }: Asked) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'network', 'userAgent', 'createdAt', 'seenAt', 'tokenHash'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('awaitsCode', '=', false)
    .where('seenAt', '>', new Date(now.getTime() - SESSION_AGES.user.idleMs))
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()
  const own = session && fingerprintOf(session)
  return rows.map(({ tokenHash, ...shown }) => ({ ...shown, isThis: tokenHash === own }))
}

/** What the settings show of an account. */
export function settingsOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'expiryAlerts', 'signInAlerts', 'emailNotifications'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

const EXPORTED = {
  profile: [
    'id',
    'email',
    'fullName',
    'phone',
    'bio',
    'location',
    'avatarUrl',
    'role',
    'isVerified',
    'language',
    'emailNotifications',
    'pushNotifications',
    'expiryAlerts',
    'signInAlerts',
    'favoriteCategories',
    'createdAt',
    'updatedAt',
  ],
  subscription: [
    'id',
    'packageType',
    'status',
    'currentPeriodEnd',
    'cancelAtPeriodEnd',
    'listingTitle',
    'createdAt',
  ],
  card: ['cardBrand', 'cardLast4', 'cardExpMonth', 'cardExpYear', 'createdAt'],
  session: ['network', 'userAgent', 'createdAt', 'seenAt'],
  listing: [
    'id',
    'listingId',
    'kind',
    'title',
    'description',
    'location',
    'compensation',
    'category',
    'contactName',
    'contactEmail',
    'contactPhone',
    'contactPhoneExtension',
    'images',
    'websiteUrl',
    'businessCity',
    'businessState',
    'businessZipCode',
    'serviceAreaType',
    'serviceCity',
    'serviceState',
    'serviceZipCode',
    'status',
    'paymentType',
    'paymentAmount',
    'views',
    'expiresAt',
    'createdAt',
    'updatedAt',
  ],
  billboard: [
    'id',
    'adId',
    'kind',
    'title',
    'description',
    'location',
    'price',
    'category',
    'images',
    'websiteUrl',
    'contactName',
    'contactEmail',
    'contactPhone',
    'status',
    'views',
    'clicks',
    'expiresAt',
    'createdAt',
    'updatedAt',
  ],
} as const

/** Everything a person has given this site, and what it noted about them (D-37). No secret is part of it. */
export async function everythingOf(db: Db, userId: string) {
  const [profile, listings, promotions, favorites, subscriptions, cards, sessions, billingDetails] =
    await Promise.all([
      db.selectFrom('profiles').select(EXPORTED.profile).where('id', '=', userId).executeTakeFirstOrThrow(),
      db
        .selectFrom('listings')
        .select(EXPORTED.listing)
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
      db
        .selectFrom('ads')
        .select(EXPORTED.billboard)
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
      db.selectFrom('favorites').select(['listingId', 'createdAt']).where('userId', '=', userId).execute(),
      db.selectFrom('subscriptions').select(EXPORTED.subscription).where('userId', '=', userId).execute(),
      db.selectFrom('paymentMethods').select(EXPORTED.card).where('userId', '=', userId).execute(),
      db.selectFrom('sessions').select(EXPORTED.session).where('userId', '=', userId).execute(),
      billingDetailsOf(db, userId),
    ])
  return { profile, listings, promotions, favorites, subscriptions, cards, sessions, billingDetails }
}
