import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { aTill } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { billingJobs } from './jobs.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Till = Awaited<ReturnType<typeof aTill>>

/** A payment of $100 of which the provider has the money, and the site knows nothing. */
async function charged() {
  const till = await aTill(db)
  const { id } = await till.draft()
  const wish = { listingId: id, tier: 'silver', renews: false } as const
  const { paymentId, clientSecret } = await startCheckout(till.ctx(), wish)
  await till.confirm(clientSecret)
  return { till, id, paymentId }
}

async function paid() {
  const { till, id, paymentId } = await charged()
  await settlePayment(till.ctx(), paymentId)
  const { stripePaymentIntentId } = await till.payment(paymentId)
  return { till, id, paymentId, intent: stripePaymentIntentId ?? '' }
}

const requireAdmin = async (till: Till) => ({
  ...till.ctx(),
  actor: (await adminCtx(db)).actor ?? till.ctx().actor,
})

/** What an admin asks for; all that is left, unless an amount is given. */
const asked = (paymentId: string, amountCents: number | null = null, refundId: string = randomUUID()) => ({
  paymentId,
  refundId,
  amountCents,
  reason: 'Placed too late',
})

const refundsAt = async ({ payments }: Till) =>
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
    const { till, id, paymentId } = await paid()
    const ctx = await requireAdmin(till)
    const once = asked(paymentId)

    await refundPayment(ctx, once)
    await refundPayment(ctx, once)
    await till.hear()

    expect(await till.payment(paymentId)).toMatchObject({
      state: 'refunded',
      refundedAt: NOW,
      refundedAmount: 10_000,
    })
    expect(await till.listing(id)).toMatchObject({ status: 'pending', featuredTicker: false })
    expect(await refundsAt(till)).toEqual([10_000])
    const letters = await emailsTo(db, till.email)
    const told = letters.filter(({ template }) => template === 'billing.refunded')
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain('$100.00')
    expect(await logged(paymentId)).toMatchObject([
      { action: 'payment_refunded', details: { amountCents: 10_000, reason: 'Placed too late' } },
    ])
    expect(await refusalOf(refundPayment(ctx, asked(paymentId)))).toMatchObject({ code: 'money.nothingLeft' })
  })

  test('is for admins only, and for money that came', async () => {
    const { till, paymentId } = await paid()
    expect(await refusalOf(refundPayment(till.ctx(), asked(paymentId)))).toMatchObject({ kind: 'forbidden' })

    const { id } = await till.draft()
    const open = await startCheckout(till.ctx(), { listingId: id, tier: 'gold', renews: false })
    expect(await refusalOf(refundPayment(await requireAdmin(till), asked(open.paymentId)))).toMatchObject({
      code: 'billing.refundNotPaid',
    })
    expect(await refundsAt(till)).toEqual([])
  })
})

describe('[PAY-08] a refund of a part', () => {
  test('leaves the listing as it is; the part that makes it whole takes it back', async () => {
    const { till, id, paymentId } = await paid()
    const ctx = await requireAdmin(till)

    expect(await refundPayment(ctx, asked(paymentId, 2500))).toBe('paid')
    await till.hear()
    expect(await till.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 2500 })
    expect(await till.listing(id)).toMatchObject({ status: 'active', featuredTicker: true })

    expect(await refundPayment(ctx, asked(paymentId, 1))).toBe('paid')
    expect(await refundPayment(ctx, asked(paymentId))).toBe('refunded')
    await till.hear()
    expect(await till.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await till.listing(id)).toMatchObject({ status: 'pending' })
    expect((await refundsAt(till)).toSorted((a, b) => a - b)).toEqual([1, 2500, 7499])
    expect((await logged(paymentId)).map(({ action }) => action)).toEqual([
      'payment_partly_refunded',
      'payment_partly_refunded',
      'payment_refunded',
    ])
  })

  test('ten at once never give back more than was paid, and each that is refused is said to be', async () => {
    const { till, paymentId } = await paid()
    const ctx = await requireAdmin(till)

    const ends = await Promise.all(
      Array.from({ length: 10 }, async () => refusalOf(refundPayment(ctx, asked(paymentId, 3000)))),
    )
    await till.hear()

    expect(ends.filter((end) => end === 'paid')).toHaveLength(3)
    expect(await refundsAt(till)).toEqual([3000, 3000, 3000])
    expect(await till.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 9000 })
    expect(await logged(paymentId)).toHaveLength(3)
  })

  test('sent ten times with one id is one refund; the id of another one is refused', async () => {
    const { till, paymentId } = await paid()
    const ctx = await requireAdmin(till)
    const once = asked(paymentId, 3000)

    await Promise.all(Array.from({ length: 10 }, async () => refundPayment(ctx, once)))

    expect(await refundsAt(till)).toEqual([3000])
    expect(await logged(paymentId)).toHaveLength(1)
    const other = await paid()
    for (const same of [asked(paymentId, 2999, once.refundId), asked(other.paymentId, 3000, once.refundId)])
      expect(await refusalOf(refundPayment(ctx, same))).toMatchObject({ code: 'money.otherRefund' })
  })

  test.each([0, -1, 10_001, 0.5, Number.NaN])('of %s cents is refused and changes nothing', async (cents) => {
    const { till, paymentId } = await paid()
    expect(await refusalOf(refundPayment(await requireAdmin(till), asked(paymentId, cents)))).toHaveProperty(
      'code',
    )
    expect(await stored(paymentId)).toEqual([])
    expect(await logged(paymentId)).toEqual([])
  })
})

describe('[PAY-05] when the provider is away', () => {
  test('a refund is promised, counts at once, and is made by the reconciliation, once', async () => {
    const { till, paymentId } = await paid()
    const admin = await requireAdmin(till)
    const { payments } = till
    const broken = { ...payments.breaker, isOpen: () => true }
    const away = { ...admin, payments: { ...payments, breaker: broken } }

    expect(await refusalOf(refundPayment(away, asked(paymentId, 6000)))).toMatchObject({
      code: 'money.refundLater',
    })
    expect(await stored(paymentId)).toMatchObject([{ state: 'requested', amountCents: 6000 }])
    expect(await refusalOf(refundPayment(admin, asked(paymentId, 6000)))).toMatchObject({
      code: 'money.moreThanLeft',
    })

    const later = { ...till.ctx(), now: new Date(NOW.getTime() + 11 * 60_000) }
    await reconcilePayments(later)
    await reconcilePayments(later)

    expect(await refundsAt(till)).toEqual([6000])
    expect(await stored(paymentId)).toMatchObject([{ state: 'made', amountCents: 6000 }])
    expect(await till.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 6000 })
  })
})

describe('[MON-05] [API-04] what is refunded at the provider’s own pages', () => {
  test('is found by its messages, a part as a part and the rest as the whole', async () => {
    const { till, id, paymentId, intent } = await paid()

    await till.payments.stripe.refunds.create({ payment_intent: intent, amount: 4000 })
    await till.hear()
    expect(await till.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 4000 })
    expect(await stored(paymentId)).toMatchObject([{ state: 'made', amountCents: 4000, requestedBy: null }])
    expect(await till.listing(id)).toMatchObject({ status: 'active' })

    expect(await refusalOf(refundPayment(await requireAdmin(till), asked(paymentId, 6001)))).toMatchObject({
      code: 'money.moreThanLeft',
    })
    await till.payments.stripe.refunds.create({ payment_intent: intent })
    await till.hear()
    expect(await till.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await till.listing(id)).toMatchObject({ status: 'pending' })
  })

  test('before the site heard of it, leaves an admin who asks for too much with the reason of the provider', async () => {
    const { till, paymentId, intent } = await paid()
    await till.payments.stripe.refunds.create({ payment_intent: intent, amount: 4000 })

    const refusal = await refusalOf(refundPayment(await requireAdmin(till), asked(paymentId)))

    expect(refusal).toMatchObject({ code: 'money.refundRefused' })
    expect(JSON.stringify(refusal)).toContain('greater than unrefunded amount')
    expect(await till.payment(paymentId)).toMatchObject({ state: 'paid', refundedAmount: 4000 })
    expect((await stored(paymentId)).map(({ state }) => state).toSorted()).toEqual(['failed', 'made'])
    expect(await refundPayment(await requireAdmin(till), asked(paymentId))).toBe('refunded')
  })

  test('in whole, before the site heard of it, is what an admin wanted', async () => {
    const { till, paymentId, intent } = await paid()
    await till.payments.stripe.refunds.create({ payment_intent: intent })

    expect(await refundPayment(await requireAdmin(till), asked(paymentId))).toBe('refunded')
    expect(await refundsAt(till)).toEqual([10_000])
  })
})

test('[PAY-05] money for a listing that was purged meanwhile goes back by itself', async () => {
  const { till, id, paymentId } = await charged()
  await db.deleteFrom('listings').where('id', '=', id).execute()

  await till.hear()
  const { run } = billingJobs(till)['billing.refund']
  for (const work of await takeJobs(db, 'billing.refund')) {
    await run(till.ctx(), work)
    await run(till.ctx(), work)
  }

  expect(await till.payment(paymentId)).toMatchObject({ state: 'refunded', listingId: null })
  expect(await refundsAt(till)).toEqual([10_000])
})
