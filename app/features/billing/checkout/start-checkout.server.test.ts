import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { settlePayment } from '../settle-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const single = { tier: 'single', renews: false } as const

describe('[PAY-04] what is to be paid', () => {
  test.each([
    ['single', 4000],
    ['silver', 10_000],
    ['gold', 30_000],
    ['platinum', 60_000],
  ] as const)('is the price of %s, %d cents, at the provider too', async (tier, cents) => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()

    const started = await startCheckout(payer.ctx(), { listingId: id, tier, renews: false, amount: cents })

    expect(started).toMatchObject({ amountCents: cents, isPaid: false })
    const intentId = started.clientSecret.split('_secret')[0] ?? ''
    expect(await payer.payments.stripe.paymentIntents.retrieve(intentId)).toMatchObject({
      amount: cents,
      currency: 'usd',
      metadata: { payment_id: started.paymentId, listing_id: id, user_id: payer.userId },
    })
    expect(await payer.payment(started.paymentId)).toMatchObject({
      state: 'open',
      amountCents: cents,
      reason: 'new',
    })
    expect(await payer.listing(id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  })

  test.each([0, 1, -1, 3999, 4001, 1e12, 40, 4000.5])(
    'is not %d cents because someone says so',
    async (amount) => {
      const payer = await aPayingUser(db)
      const { id } = await payer.unpaidListing()

      const refusal = await refusalOf(startCheckout(payer.ctx(), { listingId: id, ...single, amount }))

      expect(refusal).toMatchObject({ kind: 'malformed', code: 'billing.wrongAmount' })
      expect(
        await db.selectFrom('payments').select('id').where('userId', '=', payer.userId).execute(),
      ).toEqual([])
      expect(await payer.charged()).toBe(0)
    },
  )

  test('is the difference for a larger package while a smaller one runs', async () => {
    const payer = await aPayingUser(db)
    const running = { status: 'active', paymentStatus: 'completed', paymentType: 'silver-package' } as const
    const { id } = await payer.unpaidListing({ ...running, expiresAt: daysAgo(-10) })

    const { paymentId } = await startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: false })

    expect(await payer.payment(paymentId)).toMatchObject({ reason: 'upgrade', amountCents: 20_000 })
    const smaller = startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews: false })
    expect(await refusalOf(smaller)).toMatchObject({ code: 'billing.lowerPackage' })
  })

  test('is nothing for a listing of someone else', async () => {
    const payer = await aPayingUser(db)
    const { id } = await (await aPayingUser(db)).unpaidListing()

    expect(await refusalOf(startCheckout(payer.ctx(), { listingId: id, ...single }))).toMatchObject({
      kind: 'notFound',
      code: 'billing.noSuchListing',
    })
  })

  test.each([
    ['deleted', 'billing.listingDeleted', { deletedAt: daysAgo(1) }],
    ['rejected', 'billing.listingRejected', { moderation: 'rejected' }],
  ] as const)('is nothing for a listing that was %s', async (_, code, given) => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing(given)

    expect(await refusalOf(startCheckout(payer.ctx(), { listingId: id, ...single }))).toMatchObject({ code })
  })
})

describe('[PAY-05] one charge', () => {
  test('for a double click and two tabs', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const click = () => startCheckout(payer.ctx(), { listingId: id, ...single })

    const started = await Promise.all([click(), click(), click()])

    expect(new Set(started.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    const { data } = await payer.payments.stripe.paymentIntents.list({ limit: 100 })
    expect(data).toHaveLength(1)
  })

  test('when someone changes their mind: the first is called off at the provider', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const first = await startCheckout(payer.ctx(), { listingId: id, ...single })

    const second = await startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: false })

    expect(await payer.payment(first.paymentId)).toMatchObject({ state: 'canceled' })
    expect(await payer.payment(second.paymentId)).toMatchObject({ state: 'open', amountCents: 30_000 })
    await expect(payer.confirm(first.clientSecret)).rejects.toThrow(/cancel/u)
  })

  test('when the other tab has paid meanwhile: it counts, and nothing more is charged', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const first = await startCheckout(payer.ctx(), { listingId: id, ...single })
    await payer.confirm(first.clientSecret)

    const second = startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: false })

    expect(await refusalOf(second)).toMatchObject({ kind: 'conflict', code: 'billing.alreadyPaid' })
    expect(await payer.payment(first.paymentId)).toMatchObject({ state: 'paid' })
    expect(await payer.listing(id)).toMatchObject({ status: 'active', paymentStatus: 'completed' })
    expect(await payer.charged()).toBe(4000)
  })

  test('when the same tab starts again after paying: it says that it is paid', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { clientSecret } = await startCheckout(payer.ctx(), { listingId: id, ...single })
    await payer.confirm(clientSecret)

    expect(await startCheckout(payer.ctx(), { listingId: id, ...single })).toMatchObject({ isPaid: true })
    expect(await payer.charged()).toBe(4000)
  })
})

test('[PAY-06] the twenty-first payment in five minutes has to wait', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  for (let i = 0; i < 20; i += 1) await startCheckout(payer.ctx(), { listingId: id, ...single })

  const refusal = await refusalOf(startCheckout(payer.ctx(), { listingId: id, ...single }))

  expect(refusal).toMatchObject({ kind: 'tooMany', code: 'limits.wait', params: { seconds: 15 } })
})

describe('[POST-09] what was paid goes live', () => {
  test('once, no matter who asks first and however often', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { clientSecret, paymentId } = await startCheckout(payer.ctx(), { listingId: id, ...single })
    await payer.confirm(clientSecret)

    const settle = () => settlePayment(payer.ctx(), paymentId)
    await Promise.all([settle(), settle(), payer.deliverEvents(), settle()])

    expect(await payer.listing(id)).toMatchObject({ status: 'active', paymentStatus: 'completed' })
    expect(await payer.payment(paymentId)).toMatchObject({
      state: 'paid',
      cardBrand: 'visa',
      cardLast4: '4242',
    })
  })

  test('not before: a refused card leaves the draft, and the reason', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { clientSecret, paymentId } = await startCheckout(payer.ctx(), { listingId: id, ...single })
    await payer.confirm(clientSecret, 'pm_card_chargeDeclined').catch(() => null)

    expect(await settlePayment(payer.ctx(), paymentId)).toBe('open')
    expect(await payer.payment(paymentId)).toMatchObject({ lastError: 'Your card was declined.' })
    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })

    await payer.confirm(clientSecret)
    expect(await settlePayment(payer.ctx(), paymentId)).toBe('paid')
  })
})

test('[PAY-01] someone known to another provider only, such as the simulated one of earlier days, can pay', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  await db
    .updateTable('profiles')
    .set({ providerCustomerId: `cus_earlier_${id}` })
    .where('id', '=', payer.userId)
    .execute()

  const { clientSecret, paymentId } = await startCheckout(payer.ctx(), { listingId: id, ...single })
  await payer.confirm(clientSecret)

  expect(await settlePayment(payer.ctx(), paymentId)).toBe('paid')
})
