import { beforeAll, describe, expect, test } from 'vitest'
import { setCardSaving } from '../../../app/features/billing/cards/set-card-saving.server.ts'
import { syncCards } from '../../../app/features/billing/cards/sync-cards.server.ts'
import { createSubscription } from '../../../app/features/billing/checkout/create-subscription.server.ts'
import { refundRemaining } from '../../../app/features/billing/refund-payment.server.ts'
import { settlePayment } from '../../../app/features/billing/settle-payment.server.ts'
import { installJobs } from '../../../app/platform/jobs/install-jobs.server.ts'
import { openLog } from '../../../app/platform/log.server.ts'
import { openPayments } from '../../../app/platform/payments/payments.server.ts'
import { startCheckout } from '../../../tests/helpers/checkout.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { aPayingUser } from '../../../tests/helpers/paying-user.ts'

// The flow at the real provider, in the test account whose key is set. Nothing is charged in such an account.

const secretKey = process.env['STRIPE_SECRET_KEY'] ?? ''
const isTestKey = /^(?:sk|rk)_test_/u.test(secretKey)
if (!isTestKey)
  process.stdout.write('Skipped: STRIPE_SECRET_KEY is not the secret key of a Stripe test account.\n')

describe.runIf(isTestKey)('[PAY-05] a Stripe test account', () => {
  const { db, connectionString } = useDatabase()
  beforeAll(() => installJobs(connectionString))

  async function payer() {
    const now = () => new Date()
    const stripe = { secretKey, publishableKey: 'pk_test_unused', webhookSecret: 'whsec_unused' }
    const settings = { stripe, dataDir: 'test-results', publicUrl: 'http://localhost:3000' }
    const payments = await openPayments(settings, { now, log: openLog('silent') })
    return aPayingUser(db, { now, fake: { payments, advance() {}, deliver: async () => {} } })
  }

  test('a refused card, a good one, live, and the money back', async () => {
    const buyer = await payer()
    const { id } = await buyer.unpaidListing()
    const choice = { listingId: id, tier: 'single', renews: false } as const
    const { clientSecret, paymentId } = await startCheckout(buyer.ctx(), choice)
    expect(await startCheckout(buyer.ctx(), choice)).toMatchObject({ clientSecret })

    await expect(buyer.confirm(clientSecret, 'pm_card_chargeDeclined')).rejects.toThrow(/declined/u)
    expect(await settlePayment(buyer.ctx(), paymentId)).toBe('open')
    await buyer.confirm(clientSecret)
    expect(await settlePayment(buyer.ctx(), paymentId)).toBe('paid')
    expect(await buyer.listing(id)).toMatchObject({ status: 'active', paymentStatus: 'completed' })

    expect(await refundRemaining(buyer.ctx(), paymentId)).toBe('refunded')
    expect(await buyer.listing(id)).toMatchObject({ status: 'pending' })
  })

  test('two tabs want different packages: only the second can be paid, and its card is kept', async () => {
    const buyer = await payer()
    const { id } = await buyer.unpaidListing()
    const choice = (renews: boolean) => ({ listingId: id, tier: 'single', renews }) as const
    const first = await startCheckout(buyer.ctx(), choice(true))
    const { clientSecret, paymentId } = await startCheckout(buyer.ctx(), choice(false))
    await setCardSaving(buyer.ctx(), { paymentId, keep: true })

    await expect(buyer.confirm(first.clientSecret)).rejects.toThrow(/cancel/u)
    await buyer.confirm(clientSecret)

    expect(await settlePayment(buyer.ctx(), paymentId)).toBe('paid')
    expect(await settlePayment(buyer.ctx(), first.paymentId)).toBe('canceled')
    expect(await syncCards(buyer.ctx(), buyer.userId)).toMatchObject([{ last4: '4242' }])
  })

  test('a listing that renews itself is paid for the first time', async () => {
    const buyer = await payer()
    const { id } = await buyer.unpaidListing()
    const input = { packageType: 'silver', listingId: id }
    const { clientSecret, paymentId, subscriptionId } = await createSubscription(buyer.ctx(), input)

    await buyer.confirm(clientSecret ?? '')
    expect(await settlePayment(buyer.ctx(), paymentId)).toBe('paid')

    const { status } = await buyer.payments.stripe.subscriptions.retrieve(subscriptionId)
    expect(status).toBe('active')
    await buyer.payments.stripe.subscriptions.cancel(subscriptionId)
  })
})
