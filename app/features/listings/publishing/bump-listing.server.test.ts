import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiptsOf } from '#app/features/billing/receipts/queries.server.ts'
import { publicListings } from '#app/features/items/queries.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { aSeller } from '#tests/helpers/seller.ts'
import { moveListing } from '../move-listing.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('entitlements').execute()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('listings').execute()
})

const inOneMinute = () => new Date(NOW.getTime() + 60_000)

const titles = async (now = NOW) => {
  const filter = { category: 'trucks-trailers-marketplace' } as const
  const cards = await publicListings(db, { filter, sort: 'newest', page: 1, locale: 'en', now })
  return cards.map(({ title }) => title)
}

const logOf = (paymentId: string) =>
  db.selectFrom('auditLog').select(['action', 'details']).where('targetId', '=', paymentId).execute()

const jobsFor = async (paymentId: string) =>
  (await takeJobs(db, 'billing.refund')).filter((data) => JSON.stringify(data).includes(paymentId))

describe('[PAY-11] a paid bump', () => {
  test('moves a listing to the top once; its posting date, age and last day stay', async () => {
    const { payer, id, buy } = await aSeller(db)
    const before = await payer.listing(id)
    expect(await titles()).toEqual(['Newer', 'Own'])

    const paymentId = await buy()

    expect(await titles()).toEqual(['Own', 'Newer'])
    const { bumpedAt, rankedAt, ...rest } = await payer.listing(id)
    expect([bumpedAt, rankedAt]).toEqual([NOW, NOW])
    expect(before).toMatchObject(rest)
    expect(await payer.payment(paymentId)).toMatchObject({ reason: 'bump', tier: 'top', amountCents: 1000 })
    await aListing(db, { title: { en: 'Newest' }, createdAt: inOneMinute() })
    expect(await titles(inOneMinute())).toEqual(['Newest', 'Own', 'Newer'])
  })

  test('brings one mail with its receipt, an entry in the log, and a row of the receipts', async () => {
    const { payer, buy } = await aSeller(db)

    const paymentId = await buy()

    const [mail, ...more] = await emailsTo(db, payer.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'billing.receipt' })
    expect(mail?.body).toContain('“Own” is now above all other listings')
    expect(mail?.body).toContain('For: Bump to top, once')
    expect(mail?.body).toContain('$10.00')
    expect(mail?.body).not.toContain('Paid until')
    expect(await logOf(paymentId)).toMatchObject([{ action: 'payment_bumped', details: { tier: 'top' } }])
    const { rows, totalCents } = await receiptsOf(db, payer.userId, 1)
    expect(rows).toMatchObject([{ reason: 'bump', amountCents: 1000 }])
    expect(totalCents).toBe(1000)
  })

  test('told twice, it moves the listing once', async () => {
    const { payer, id, buy, settle, pass } = await aSeller(db)
    const paymentId = await buy()

    pass(inOneMinute())
    await settle(paymentId)
    await payer.deliverEvents()

    expect((await payer.listing(id)).bumpedAt).toEqual(NOW)
    expect(await emailsTo(db, payer.email)).toHaveLength(1)
  })

  test('is bought for a listing that renews itself, too', async () => {
    const { payer, id, buy } = await aSeller(db)
    const stripe = { stripeSubscriptionId: 'sub_1', stripeCustomerId: 'cus_1' }
    await db
      .insertInto('subscriptions')
      .values({
        userId: payer.userId,
        listingId: id,
        ...stripe,
        packageType: 'single',
        currentPeriodEnd: daysAgo(-25),
        listingTitle: 'Own',
      })
      .execute()

    await buy()

    expect(await titles()).toEqual(['Own', 'Newer'])
    await db.deleteFrom('subscriptions').execute()
  })

  test('takes the place of an extension that was begun and not paid', async () => {
    const { payer, id, buy } = await aSeller(db)
    const extension = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews: false })

    await buy()

    expect(await payer.payment(extension.paymentId)).toMatchObject({ state: 'canceled' })
    expect(await payer.charged()).toBe(1000)
  })
})

describe('[PAY-11] the money for a bump', () => {
  test('goes back when the listing was hidden before the payment came', async () => {
    const { payer, id, begin, settle } = await aSeller(db)
    const { paymentId, clientSecret } = await begin()
    await moveListing(payer.ctx(), { id, to: 'inactive' })
    await payer.confirm(clientSecret)

    await settle(paymentId)

    expect(await jobsFor(paymentId)).toHaveLength(1)
    expect(await emailsTo(db, payer.email)).toMatchObject([{ template: 'billing.charged-for-nothing' }])
    expect((await payer.listing(id)).bumpedAt).toBeNull()
  })

  test('refunded in whole takes the listing back to where it was, and leaves all else as it is', async () => {
    const { payer, id, buy, refund } = await aSeller(db, { featuredTicker: true })
    const { bumpedAt, rankedAt, ...before } = await payer.listing(id)

    await refund(await buy(), null)

    expect(await payer.listing(id)).toEqual({ ...before, bumpedAt, rankedAt })
    expect(await titles()).toEqual(['Newer', 'Own'])
  })

  test('refunded in part is goodwill: the listing stays at the top', async () => {
    const { buy, refund } = await aSeller(db)

    await refund(await buy(), 400)

    expect(await titles()).toEqual(['Own', 'Newer'])
  })

  test('of the second bump, refunded, leaves the first', async () => {
    const { payer, id, buy, refund, pass } = await aSeller(db)
    await buy()
    await aListing(db, { title: { en: 'Newest' }, createdAt: inOneMinute() })
    pass(new Date(inOneMinute().getTime() + 1))
    const second = await buy()

    await refund(second, null)

    expect((await payer.listing(id)).bumpedAt).toEqual(NOW)
    expect(await titles(inOneMinute())).toEqual(['Newest', 'Own', 'Newer'])
  })
})
