import { beforeAll, describe, expect, test } from 'vitest'
import { TIERS } from '#app/features/pricing/packages.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aTill } from '#tests/helpers/paying-user.ts'
import { overBadLine, providerSays, type Way } from '#tests/helpers/provider-line.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { addCard } from './cards/add-card.server.ts'
import { paySavedCard } from './checkout/pay-saved-card.server.ts'
import { findPayment } from './queries.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Till = Awaited<ReturnType<typeof aTill>>

const once = { renews: false } as const

/** Returns the charges of a till that can still be paid, or are. */
async function chargesThatCanSucceed({ payments }: Till): Promise<number> {
  const { data } = await payments.stripe.paymentIntents.list({ limit: 100 })
  return data.filter(({ status }) => status !== 'canceled').length
}

const opens = ({ url }: Request) => /\/(?:payment_intents|subscriptions)$/u.test(url)

/** Runs something else while the first charge is being opened: before the provider's call, or after it. */
function meanwhile(other: () => Promise<unknown>, when: 'before' | 'after'): Way {
  let isFirst = true
  return async (request, real) => {
    if (!isFirst || !opens(request)) return real()
    isFirst = false
    if (when === 'before') await other()
    const response = await real()
    if (when === 'after') await other()
    return response
  }
}

describe('[PAY-05] two tabs of one draft: one charge can succeed', () => {
  test.each([
    ['before', false, false],
    ['after', false, false],
    ['before', true, false],
    ['after', true, true],
  ] as const)(
    'when the other begins %s a charge is there (renewing: %s, %s)',
    async (when, renews, others) => {
      const till = await aTill(db)
      const { id } = await till.draft()
      const other = () => startCheckout(till.ctx(), { listingId: id, tier: 'gold', renews: others })
      const { payments } = overBadLine(till.payments, meanwhile(other, when))

      const started = await startCheckout(
        { ...till.ctx(), payments },
        { listingId: id, tier: 'silver', renews },
      )

      expect(await chargesThatCanSucceed(till)).toBe(1)
      await till.confirm(started.clientSecret)
      await till.hear()
      expect(await till.charged()).toBe(10_000)
      expect(await till.listing(id)).toMatchObject({ status: 'active', paymentType: 'silver-package' })
    },
  )

  test('when a charge was opened in the moment in which the payment is called off', async () => {
    const till = await aTill(db)
    const { id } = await till.draft()
    const { paymentId } = await startCheckout(till.ctx(), { listingId: id, tier: 'single', ...once })
    const payment = await findPayment(db, paymentId)
    if (!payment) throw new Error('the payment is stored')

    await cancelPayment(till.ctx(), { ...payment, stripePaymentIntentId: null })

    expect(await chargesThatCanSucceed(till)).toBe(0)
    expect(await till.payment(paymentId)).toMatchObject({ state: 'canceled' })
  })

  test('when both call the same payment off', async () => {
    const till = await aTill(db)
    const { id } = await till.draft()
    const { paymentId } = await startCheckout(till.ctx(), { listingId: id, tier: 'single', ...once })
    const payment = await findPayment(db, paymentId)
    if (!payment) throw new Error('the payment is stored')

    await Promise.all([cancelPayment(till.ctx(), payment), cancelPayment(till.ctx(), payment)])

    expect(await till.payment(paymentId)).toMatchObject({ state: 'canceled' })
  })

  test('when many press at once, for every package, once or again and again', async () => {
    const till = await aTill(db)
    const { id } = await till.draft()
    const wishes = TIERS.flatMap((tier) => [true, false].map((renews) => ({ listingId: id, tier, renews })))

    const started = await Promise.allSettled(wishes.map((wish) => startCheckout(till.ctx(), wish)))

    const broken = started.filter((one) => one.status === 'rejected' && !(one.reason instanceof RefusedError))
    expect(broken).toEqual([])
    expect(await chargesThatCanSucceed(till)).toBeLessThanOrEqual(1)
    for (const one of started)
      if (one.status === 'fulfilled') await till.confirm(one.value.clientSecret).catch(() => null)
    await till.hear()
    const paid = await db
      .selectFrom('payments')
      .select('amountCents')
      .where('listingId', '=', id)
      .where('state', '=', 'paid')
      .execute()
    expect(paid.length).toBeLessThanOrEqual(1)
    expect(await till.charged()).toBe(paid[0]?.amountCents ?? 0)
  })
})

test('[PAY-05] while the bank is at it, another payment has to wait', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const { paymentId } = await startCheckout(till.ctx(), { listingId: id, tier: 'single', ...once })
  const code = 'payment_intent_unexpected_state'
  const refused = JSON.stringify({ error: { type: 'invalid_request_error', code, message: 'processing' } })
  const { payments } = overBadLine(till.payments, async ({ url }, real) =>
    url.endsWith('/cancel') ? providerSays(400, refused) : real(),
  )

  const other = startCheckout({ ...till.ctx(), payments }, { listingId: id, tier: 'gold', ...once })

  expect(await refusalOf(other)).toMatchObject({ kind: 'conflict', code: 'billing.beingCharged' })
  expect(await till.payment(paymentId)).toMatchObject({ state: 'open' })
})

test('[PAY-05] a saved card pays for nothing that another tab has called off', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const [card] = await addCard(till.ctx(), { paymentMethodId: await till.card() })
  const first = await startCheckout(till.ctx(), { listingId: id, tier: 'single', ...once })
  await startCheckout(till.ctx(), { listingId: id, tier: 'gold', ...once })

  const paying = paySavedCard(till.ctx(), {
    paymentId: first.paymentId,
    paymentMethodId: card?.id ?? '',
  })

  expect(await refusalOf(paying)).toMatchObject({ kind: 'conflict', code: 'billing.calledOff' })
  expect(await till.charged()).toBe(0)
})

test('[PAY-05] a tab that still believes the listing unpaid pays for nothing else', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const { clientSecret } = await startCheckout(till.ctx(), { listingId: id, tier: 'single', ...once })
  await till.confirm(clientSecret)
  await till.hear()

  for (const renews of [true, false]) {
    const wish = { listingId: id, tier: 'single', renews, amount: 4000, reason: 'new' } as const
    expect(await refusalOf(startCheckout(till.ctx(), wish))).toMatchObject({ code: 'billing.alreadyPaid' })
  }
  const longer = { listingId: id, tier: 'single', ...once, amount: 4000, reason: 'renewal' } as const
  expect(await startCheckout(till.ctx(), longer)).toMatchObject({ amountCents: 4000 })
})
