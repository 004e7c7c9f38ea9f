import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { billingJobs } from './jobs.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type PayingUser = Awaited<ReturnType<typeof aPayingUser>>

/** A payment of $100 of which the provider has the money, and the site knows nothing. */
async function charged() {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const request = { listingId: id, tier: 'silver', renews: false } as const
  const { paymentId, clientSecret } = await startCheckout(payer.ctx(), request)
  await payer.confirm(clientSecret)
  return { payer, id, paymentId }
}

async function paid() {
  const { payer, id, paymentId } = await charged()
  await settlePayment(payer.ctx(), paymentId)
  const { stripePaymentIntentId } = await payer.payment(paymentId)
  return { payer, id, paymentId, intent: stripePaymentIntentId ?? '' }
}

const requireAdmin = async (payer: PayingUser) => ({
  ...payer.ctx(),
  actor: (await adminCtx(db)).actor ?? payer.ctx().actor,
})

/** What an admin asks for; all that is left, unless an amount is given. */
const asked = (paymentId: string, amountCents: number | null = null, refundId: string = randomUUID()) => ({
  paymentId,
  refundId,
  amountCents,
  reason: 'Placed too late',
})

const refundsAt = async ({ payments }: PayingUser) =>
  (await payments.stripe.refunds.list({ limit: 100 })).data.map(({ amount }) => amount)

const stored = (paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('paymentId', '=', paymentId).orderBy('createdAt').execute()

/** What admins did; the site logs what followed in rows of its own. */
const logged = (paymentId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('actorRole', '=', 'admin')
    .where('targetId', '=', paymentId)
    .orderBy('id')
    .execute()

describe('[PAY-08] a whole refund', () => {
  test('by an admin gives the money back once, takes the listing offline, and tells its owner', async () => {
    const { payer, id, paymentId } = await paid()
    const ctx = await requireAdmin(payer)
    const once = asked(paymentId)

    await refundPayment(ctx, once)
    await refundPayment(ctx, once)
    await payer.deliverEvents()

    expect(await payer.payment(paymentId)).toMatchObject({
      state: 'refunded',
      refundedAt: NOW,
      refundedAmount: 10_000,
    })
    expect(await payer.listing(id)).toMatchObject({ status: 'pending', featuredTicker: false })
    expect(await refundsAt(payer)).toEqual([10_000])
    const letters = await emailsTo(db, payer.email)
    const told = letters.filter(({ template }) => template === 'billing.refunded')
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain('$100.00')
    expect(await logged(paymentId)).toMatchObject([
      { action: 'payment_refunded', details: { amountCents: 10_000, reason: 'Placed too late' } },
    ])
    expect(await refusalOf(refundPayment(ctx, asked(paymentId)))).toMatchObject({ code: 'money.nothingLeft' })
  })

  test('is for admins only, and for money that came', async () => {
    const { payer, paymentId } = await paid()
    expect(await refusalOf(refundPayment(payer.ctx(), asked(paymentId)))).toMatchObject({ kind: 'forbidden' })

    const { id } = await payer.unpaidListing()
    const open = await startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: false })
    expect(await refusalOf(refundPayment(await requireAdmin(payer), asked(open.paymentId)))).toMatchObject({
      code: 'billing.refundNotPaid',
    })
    expect(await refundsAt(payer)).toEqual([])
  })
})

describe('[PAY-08] a refund of a part', () => {
  test('leaves the listing as it is; the part that makes it whole takes it back', async () => {
    const { payer, id, paymentId } = await paid()
    const ctx = await requireAdmin(payer)

    expect(await refundPayment(ctx, asked(paymentId, 2500))).toBe('paid')
    await payer.deliverEvents()
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 2500 })
    expect(await payer.listing(id)).toMatchObject({ status: 'active', featuredTicker: true })

    expect(await refundPayment(ctx, asked(paymentId, 1))).toBe('paid')
    expect(await refundPayment(ctx, asked(paymentId))).toBe('refunded')
    await payer.deliverEvents()
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })
    expect((await refundsAt(payer)).toSorted((a, b) => a - b)).toEqual([1, 2500, 7499])
    expect((await logged(paymentId)).map(({ action }) => action)).toEqual([
      'payment_partly_refunded',
      'payment_partly_refunded',
      'payment_refunded',
    ])
  })

  test('ten at once never give back more than was paid, and each that is refused has a message', async () => {
    const { payer, paymentId } = await paid()
    const ctx = await requireAdmin(payer)

    const ends = await Promise.all(
      Array.from({ length: 10 }, async () => refusalOf(refundPayment(ctx, asked(paymentId, 3000)))),
    )
    await payer.deliverEvents()

    expect(ends.filter((end) => end === 'paid')).toHaveLength(3)
    expect(await refundsAt(payer)).toEqual([3000, 3000, 3000])
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 9000 })
    expect(await logged(paymentId)).toHaveLength(3)
  })

  test('sent ten times with one id is one refund; the id of another one is refused', async () => {
    const { payer, paymentId } = await paid()
    const ctx = await requireAdmin(payer)
    const once = asked(paymentId, 3000)

    await Promise.all(Array.from({ length: 10 }, async () => refundPayment(ctx, once)))

    expect(await refundsAt(payer)).toEqual([3000])
    expect(await logged(paymentId)).toHaveLength(1)
    const other = await paid()
    for (const same of [asked(paymentId, 2999, once.refundId), asked(other.paymentId, 3000, once.refundId)])
      expect(await refusalOf(refundPayment(ctx, same))).toMatchObject({ code: 'money.otherRefund' })
  })

  test.each([0, -1, 10_001, 0.5, Number.NaN])('of %s cents is refused and changes nothing', async (cents) => {
    const { payer, paymentId } = await paid()
    expect(await refusalOf(refundPayment(await requireAdmin(payer), asked(paymentId, cents)))).toHaveProperty(
      'code',
    )
    expect(await stored(paymentId)).toEqual([])
    expect(await logged(paymentId)).toEqual([])
  })
})

describe('[PAY-05] when the provider is away', () => {
  test('a refund is promised, counts at once, and is made by the reconciliation, once', async () => {
    const { payer, paymentId } = await paid()
    const admin = await requireAdmin(payer)
    const { payments } = payer
    const broken = { ...payments.breaker, isOpen: () => true }
    const away = { ...admin, payments: { ...payments, breaker: broken } }

    expect(await refusalOf(refundPayment(away, asked(paymentId, 6000)))).toMatchObject({
      code: 'money.refundLater',
    })
    expect(await stored(paymentId)).toMatchObject([{ state: 'requested', amountCents: 6000 }])
    expect(await refusalOf(refundPayment(admin, asked(paymentId, 6000)))).toMatchObject({
      code: 'money.moreThanLeft',
    })

    const later = { ...payer.ctx(), now: new Date(NOW.getTime() + 11 * 60_000) }
    await reconcilePayments(later)
    await reconcilePayments(later)

    expect(await refundsAt(payer)).toEqual([6000])
    expect(await stored(paymentId)).toMatchObject([{ state: 'made', amountCents: 6000 }])
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 6000 })
  })
})

describe('[MON-05] [API-04] what is refunded at the provider’s own pages', () => {
  test('is found by its messages, a part as a part and the rest as the whole', async () => {
    const { payer, id, paymentId, intent } = await paid()

    await payer.payments.stripe.refunds.create({ payment_intent: intent, amount: 4000 })
    await payer.deliverEvents()
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 4000 })
    expect(await stored(paymentId)).toMatchObject([{ state: 'made', amountCents: 4000, requestedBy: null }])
    expect(await payer.listing(id)).toMatchObject({ status: 'active' })

    expect(await refusalOf(refundPayment(await requireAdmin(payer), asked(paymentId, 6001)))).toMatchObject({
      code: 'money.moreThanLeft',
    })
    await payer.payments.stripe.refunds.create({ payment_intent: intent })
    await payer.deliverEvents()
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await payer.listing(id)).toMatchObject({ status: 'pending' })
  })

  test('before the site heard of it, leaves an admin who asks for too much with the reason of the provider', async () => {
    const { payer, paymentId, intent } = await paid()
    await payer.payments.stripe.refunds.create({ payment_intent: intent, amount: 4000 })

    const refusal = await refusalOf(refundPayment(await requireAdmin(payer), asked(paymentId)))

    expect(refusal).toMatchObject({ code: 'money.refundRefused' })
    expect(JSON.stringify(refusal)).toContain('greater than unrefunded amount')
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 4000 })
    expect((await stored(paymentId)).map(({ state }) => state).toSorted()).toEqual(['failed', 'made'])
    expect(await refundPayment(await requireAdmin(payer), asked(paymentId))).toBe('refunded')
  })

  test('in whole, before the site heard of it, is what an admin wanted', async () => {
    const { payer, paymentId, intent } = await paid()
    await payer.payments.stripe.refunds.create({ payment_intent: intent })

    expect(await refundPayment(await requireAdmin(payer), asked(paymentId))).toBe('refunded')
    expect(await refundsAt(payer)).toEqual([10_000])
  })
})

test('[PAY-05] money for a listing that was purged meanwhile goes back by itself', async () => {
  const { payer, id, paymentId } = await charged()
  await db.deleteFrom('listings').where('id', '=', id).execute()

  await payer.deliverEvents()
  const { run } = billingJobs(payer)['billing.refund']
  for (const work of await takeJobs(db, 'billing.refund')) {
    await run(payer.ctx(), work)
    await run(payer.ctx(), work)
  }

  expect(await payer.payment(paymentId)).toMatchObject({ state: 'refunded', listingId: null })
  expect(await refundsAt(payer)).toEqual([10_000])
})
