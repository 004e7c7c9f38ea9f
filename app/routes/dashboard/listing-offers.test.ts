import { expect, test } from 'vitest'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function aUser() {
  const { id: userId, email } = await aProfile(db)
  const site = await siteWith(db, { actor: anActor({ id: userId, email }) })
  return { userId, textOf: async (address: string) => (await site.get(address)).text() }
}

const payPath = (id: string, query: string) =>
  `/dashboard/listings/${id}/pay?${query}`.replaceAll('&', '&amp;')

test('[DASH-11] a live listing is viewed, shared, extended, upgraded and set to renew from its card', async () => {
  const { userId, textOf } = await aUser()
  const { id, listingId } = await aListing(db, {
    userId,
    paymentType: 'silver-package',
    title: { en: 'Reefer' },
  })

  const text = await textOf('/dashboard')

  expect(text).toContain(`href="/listings/${listingId}/reefer"`)
  expect(text).toContain('Share<')
  for (const [query, label] of [
    ['tier=silver', 'Extend 30 days — $100.00'],
    ['tier=gold', 'Upgrade — from $200.00'],
    ['tier=silver&renews=1', 'Renew automatically…'],
  ] as const) {
    expect(text).toContain(`href="${payPath(id, query)}"`)
    expect(text).toContain(label)
  }
})

test('[DASH-11] the payment page opens with what the button said', async () => {
  const { userId, textOf } = await aUser()
  const { id } = await aListing(db, { userId, paymentType: 'silver-package' })

  expect(await textOf(`/dashboard/listings/${id}/pay?tier=gold`)).toContain('Upgrade — $200.00')
  expect(await textOf(`/dashboard/listings/${id}/pay?tier=silver`)).toContain('Extend 30 days — $100.00')
  expect(await textOf(`/dashboard/listings/${id}/pay?tier=silver&renews=1`)).toMatch(
    /<input(?=[^>]*value="yes")[^>]*checked/u,
  )
})

test('[DASH-11] a listing that renews says when and for how much, and offers no second payment', async () => {
  const { userId, textOf } = await aUser()
  const { id: listingId } = await aListing(db, { userId })
  await db
    .insertInto('subscriptions')
    .values({
      userId,
      listingId,
      stripeSubscriptionId: 'sub_1',
      stripeCustomerId: 'cus_1',
      packageType: 'single',
      status: 'active',
      amountCents: 4000,
      currentPeriodStart: NOW,
      currentPeriodEnd: daysAgo(-30),
      listingTitle: 'Reefer',
    })
    .execute()

  const text = await textOf('/dashboard')

  expect(text).toContain('$40.00 every 30 days · next charge Mar 18, 2026')
  expect(text).toContain('Turn off automatic renewal')
  expect(text).not.toContain('/pay?')
})

test('[DASH-11] nothing is sold for a draft, a sold, a rejected or a replaced listing; an ended one can run again', async () => {
  const { userId, textOf } = await aUser()
  const newer = await aListing(db, { userId, status: 'sold' })
  await aListing(db, { userId, ...DRAFT })
  await aListing(db, { userId, moderation: 'rejected' })
  await aListing(db, { userId, status: 'inactive', replacedBy: newer.id })
  expect(await textOf('/dashboard')).not.toContain('/pay?')

  const over = await aListing(db, { userId, status: 'expired', expiresAt: daysAgo(1) })
  const text = await textOf('/dashboard')
  expect(text).toContain(`href="${payPath(over.id, 'tier=single')}"`)
  expect(text).toContain('Run again for 30 days — $40.00')
})

test('[DASH-11] the page of an own item has its public address and a QR code, while it is public', async () => {
  const { userId, textOf } = await aUser()
  const shown = await aListing(db, { userId, title: { en: 'Flatbed' } })
  const hidden = await aListing(db, { userId, status: 'inactive' })
  const billboard = await anAd(db, { userId })

  const text = await textOf(`/dashboard/listings/${shown.id}`)
  expect(text).toContain(`value="http://localhost:3000/listings/${shown.listingId}/flatbed"`)
  expect(text).toContain('aria-label="QR code of this page"')
  expect(await textOf(`/dashboard/promotions/${billboard.id}`)).toContain('Share your banner ad')
  expect(await textOf(`/dashboard/listings/${hidden.id}`)).not.toContain('QR code of this page')
})
