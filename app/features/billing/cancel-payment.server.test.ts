import { beforeAll, describe, expect, test } from 'vitest'
import { TIERS } from '#app/features/pricing/packages.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { overBadLine, providerSays, type Way } from '#tests/helpers/provider-line.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { addCard } from './cards/add-card.server.ts'
import { paySavedCard } from './checkout/pay-saved-card.server.ts'
import { findPayment } from './queries.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type PayingUser = Awaited<ReturnType<typeof aPayingUser>>

const once = { renews: false } as const

/** Returns the charges of a payer that can still be paid, or are. */
async function chargesThatCanSucceed({ payments }: PayingUser): Promise<number> {
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
      const payer = await aPayingUser(db)
      const { id } = await payer.unpaidListing()
      const other = () => startCheckout(payer.ctx(), { listingId: id, tier: 'gold', renews: others })
      const { payments } = overBadLine(payer.payments, meanwhile(other, when))

      const started = await startCheckout(
        { ...payer.ctx(), payments },
        { listingId: id, tier: 'silver', renews },
      )

      expect(await chargesThatCanSucceed(payer)).toBe(1)
      await payer.confirm(started.clientSecret)
      await payer.deliverEvents()
      expect(await payer.charged()).toBe(10_000)
      expect(await payer.listing(id)).toMatchObject({ status: 'active', paymentType: 'silver-package' })
    },
  )

  test('when a charge was opened in the moment in which the payment is called off', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { paymentId } = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', ...once })
    const payment = await findPayment(db, paymentId)
    if (!payment) throw new Error('the payment is stored')

    await cancelPayment(payer.ctx(), { ...payment, stripePaymentIntentId: null })

    expect(await chargesThatCanSucceed(payer)).toBe(0)
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'canceled' })
  })

  test('when both call the same payment off', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const { paymentId } = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', ...once })
    const payment = await findPayment(db, paymentId)
    if (!payment) throw new Error('the payment is stored')

    await Promise.all([cancelPayment(payer.ctx(), payment), cancelPayment(payer.ctx(), payment)])

    expect(await payer.payment(paymentId)).toMatchObject({ state: 'canceled' })
  })

  test('when many press at once, for every package, once or again and again', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const requests = TIERS.flatMap((tier) => [true, false].map((renews) => ({ listingId: id, tier, renews })))

    const started = await Promise.allSettled(requests.map((request) => startCheckout(payer.ctx(), request)))

    const broken = started.filter((one) => one.status === 'rejected' && !(one.reason instanceof RefusedError))
    expect(broken).toEqual([])
    expect(await chargesThatCanSucceed(payer)).toBeLessThanOrEqual(1)
    for (const one of started)
      if (one.status === 'fulfilled') await payer.confirm(one.value.clientSecret).catch(() => null)
    await payer.deliverEvents()
    const paid = await db
      .selectFrom('payments')
      .select('amountCents')
      .where('listingId', '=', id)
      .where('state', '=', 'paid')
      .execute()
    expect(paid.length).toBeLessThanOrEqual(1)
    expect(await payer.charged()).toBe(paid[0]?.amountCents ?? 0)
  })
})

test('[PAY-05] while the bank is at it, another payment has to wait', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const { paymentId } = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', ...once })
  const code = 'payment_intent_unexpected_state'
  const refused = JSON.stringify({ error: { type: 'invalid_request_error', code, message: 'processing' } })
  const { payments } = overBadLine(payer.payments, async ({ url }, real) =>
    url.endsWith('/cancel') ? providerSays(400, refused) : real(),
  )

  const other = startCheckout({ ...payer.ctx(), payments }, { listingId: id, tier: 'gold', ...once })

  expect(await refusalOf(other)).toMatchObject({ kind: 'conflict', code: 'billing.beingCharged' })
  expect(await payer.payment(paymentId)).toMatchObject({ state: 'open' })
})

test('[PAY-05] a saved card pays for nothing that another tab has called off', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const [card] = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
  const first = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', ...once })
  await startCheckout(payer.ctx(), { listingId: id, tier: 'gold', ...once })

  const paying = paySavedCard(payer.ctx(), {
    paymentId: first.paymentId,
    paymentMethodId: card?.id ?? '',
  })

  expect(await refusalOf(paying)).toMatchObject({ kind: 'conflict', code: 'billing.calledOff' })
  expect(await payer.charged()).toBe(0)
})

test('[PAY-05] a tab that still believes the listing unpaid pays for nothing else', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const { clientSecret } = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', ...once })
  await payer.confirm(clientSecret)
  await payer.deliverEvents()

  for (const renews of [true, false]) {
    const request = { listingId: id, tier: 'single', renews, amount: 4000, reason: 'new' } as const
    expect(await refusalOf(startCheckout(payer.ctx(), request))).toMatchObject({
      code: 'billing.alreadyPaid',
    })
  }
  const longer = { listingId: id, tier: 'single', ...once, amount: 4000, reason: 'renewal' } as const
  expect(await startCheckout(payer.ctx(), longer)).toMatchObject({ amountCents: 4000 })
})
