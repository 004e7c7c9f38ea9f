import { expect, test } from 'vitest'
import { z } from 'zod'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { exportData } from './export-data.server.ts'

const { db } = useDatabase()

async function aUser() {
  const user = await anAccount(db, { bio: 'Forty years on I-80', adminNotes: 'pays late' })
  return { user, ctx: { ...ctxFor(db), actor: anActor({ id: user.id }) } }
}

/** Creates one row of everything that is exported, for a user. */
async function rowsOf(userId: string) {
  const listing = await aListing(db, { userId, title: { en: 'Great Dane reefer' } })
  const ad = await anAd(db, { userId })
  await db.insertInto('favorites').values({ userId, listingId: listing.id }).execute()
  await aSession(db, userId, { userAgent: 'Firefox' })
  const card = { cardBrand: 'visa', cardLast4: '4242', cardExpMonth: 1, cardExpYear: 2030 }
  await db
    .insertInto('paymentMethods')
    .values({ userId, stripePaymentMethodId: 'pm_own', ...card })
    .execute()
  const paid = {
    stripeSubscriptionId: 'sub_own',
    stripeCustomerId: 'cus_own',
    packageType: 'single',
  } as const
  await db
    .insertInto('subscriptions')
    .values({ userId, listingId: listing.id, listingTitle: 'Great Dane reefer', ...paid })
    .execute()
  return { listing, ad, card, paid }
}

const exported = z.record(z.string(), z.unknown())

/** Returns a row as JSON, without what its export leaves out. */
function asExported(row: object, example: unknown): unknown {
  const given = exported.parse(JSON.parse(JSON.stringify(row)))
  return Object.fromEntries(Object.keys(exported.parse(example)).map((name) => [name, given[name]]))
}

test('a user gets everything of theirs as JSON (D-37)', async () => {
  const { user, ctx } = await aUser()
  const { listing, ad, card, paid } = await rowsOf(user.id)

  const data = exported.parse(JSON.parse(await exportData(ctx)))

  expect(data).toMatchObject({
    exportedAt: ctx.now.toISOString(),
    profile: { email: user.email, bio: 'Forty years on I-80' },
    listings: [
      {
        listingId: listing.listingId,
        title: { en: 'Great Dane reefer' },
        contactPhone: listing.contactPhone,
      },
    ],
    promotions: [{ adId: ad.adId, title: ad.title, websiteUrl: ad.websiteUrl }],
    favorites: [{ listingId: listing.id }],
    subscriptions: [{ packageType: paid.packageType, listingTitle: 'Great Dane reefer' }],
    cards: [card],
    sessions: [{ userAgent: 'Firefox' }],
  })
  expect(data['profile']).toEqual(asExported(user, data['profile']))
  expect(data['listings']).toEqual([asExported(listing, z.array(z.unknown()).parse(data['listings'])[0])])
  expect(data['promotions']).toEqual([asExported(ad, z.array(z.unknown()).parse(data['promotions'])[0])])
})

test('it holds nothing of anybody else', async () => {
  const { user, ctx } = await aUser()
  const listing = await aListing(db, { userId: user.id })
  const { id: userId } = await anAccount(db, { bio: 'FOREIGN' })
  const foreign = await aListing(db, { userId, title: { en: 'FOREIGN' } })
  await anAd(db, { userId, title: { en: 'FOREIGN' } })
  await aSession(db, userId, { userAgent: 'FOREIGN' })
  await db.insertInto('favorites').values({ userId, listingId: listing.id }).execute()
  const card = { cardBrand: 'FOREIGN', cardLast4: '4242', cardExpMonth: 1, cardExpYear: 2030 }
  await db
    .insertInto('paymentMethods')
    .values({ userId, stripePaymentMethodId: 'pm_1', ...card })
    .execute()
  const paid = { stripeSubscriptionId: 'sub_1', stripeCustomerId: 'cus_1', packageType: 'single' } as const
  await db
    .insertInto('subscriptions')
    .values({ userId, listingId: foreign.id, listingTitle: 'FOREIGN', ...paid })
    .execute()

  const text = await exportData(ctx)

  expect(text).not.toContain('FOREIGN')
  expect(JSON.parse(text)).toMatchObject({ favorites: [], sessions: [], cards: [], subscriptions: [] })
})

test('it holds no secret, and nothing admins noted', async () => {
  const { user, ctx } = await aUser()
  await aSession(db, user.id)

  const text = await exportData(ctx)

  expect(text).not.toMatch(/scrypt|token|hash|password|pays late/iu)
})

test('it is limited, and written into the log', async () => {
  const { user, ctx } = await aUser()
  for (let i = 0; i < 5; i += 1) await exportData(ctx)

  expect(await refusalOf(exportData(ctx))).toMatchObject({ kind: 'tooMany' })
  const entries = await db.selectFrom('auditLog').select('action').where('actorId', '=', user.id).execute()
  expect(entries).toHaveLength(5)
})
