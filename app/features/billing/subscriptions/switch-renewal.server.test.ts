import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import { moderateListing } from '#app/features/listings/moderate-listing.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { addCard } from '../cards/add-card.server.ts'
import { billingJobs } from '../jobs.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { refundPayment } from '../refund-payment.server.ts'
import { changeCard } from './change-card.server.ts'
import { subscriptionsOf } from './queries.server.ts'
import { switchRenewal } from './switch-renewal.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Renewing = Awaited<ReturnType<typeof aRenewingListing>>

/** What the worker finds in the queue. */
async function work({ payer }: Renewing) {
  const jobs = billingJobs(payer)
  for (const name of ['billing.end-subscriptions', 'billing.refund'] as const)
    for (const asked of await takeJobs(db, name)) await jobs[name].run(payer.ctx(), asked)
  await payer.deliverEvents()
}

const turnOn = ({ payer, subscriptionId }: Renewing) =>
  switchRenewal(payer.ctx(), { subscriptionId, renews: true, intent: 'renewal' })

const atProvider = ({ payer, subscriptionId }: Renewing) =>
  payer.payments.stripe.subscriptions.retrieve(subscriptionId)

const templatesTo = async ({ payer }: Renewing) =>
  (await emailsTo(db, payer.email)).map(({ template }) => template)

const GONE = [
  ['deleted', 'billing.renewalDeleted'],
  ['rejected', 'billing.renewalRejected'],
  ['removed', 'billing.renewalRemoved'],
] as const

/** Takes the listing away as its owner or a moderator does. */
async function takeAway(one: Renewing, how: (typeof GONE)[number][0]) {
  if (how === 'deleted') await deleteListing(one.payer.ctx(), { id: one.id })
  else {
    const change = { moderation: how, status: 'inactive', featured: false } as const
    await moderateListing(one.payer.ctx(), { id: one.id, change })
  }
  await reconcilePayments(one.payer.ctx())
  await work(one)
}

describe('[SUB-08] the renewal of a listing that is gone', () => {
  test.each(GONE)('(%s) is not turned on again, nor paid with another card', async (how, code) => {
    const one = await aRenewingListing(db)
    await takeAway(one, how)
    expect(await atProvider(one)).toMatchObject({ cancel_at_period_end: true })
    const other = await addCard(one.payer.ctx(), {
      paymentMethodId: await one.payer.card('5555555555554444'),
    })
    const paymentMethodId = other.find(({ brand }) => brand === 'mastercard')?.id ?? ''

    expect(await refusalOf(turnOn(one))).toMatchObject({ kind: 'conflict', code })
    const { subscriptionId } = one
    expect(await refusalOf(changeCard(one.payer.ctx(), { subscriptionId, paymentMethodId }))).toMatchObject({
      code,
    })

    await one.later(31)
    expect(await one.payer.charged()).toBe(10_000)
    expect(await templatesTo(one)).toContain('billing.renewal-ended')
  })

  test('ends again at once where it was turned on at the provider', async () => {
    const one = await aRenewingListing(db)
    await takeAway(one, 'deleted')
    await one.payer.payments.stripe.subscriptions.update(one.subscriptionId, { cancel_at_period_end: false })
    await one.payer.deliverEvents()
    await work(one)

    expect(await atProvider(one)).toMatchObject({ cancel_at_period_end: true })
    expect(await templatesTo(one)).not.toContain('billing.renewal-on')
  })

  test('that slips through is paid back, ended, and told of', async () => {
    const one = await aRenewingListing(db)
    // The provider has not heard of the end in time.
    await deleteListing(one.payer.ctx(), { id: one.id })
    await one.later(30)
    await work(one)

    expect(await one.payer.payments.stripe.refunds.list()).toMatchObject({ data: [{ amount: 10_000 }] })
    const told = await templatesTo(one)
    expect(told).toEqual(expect.arrayContaining(['billing.charged-for-nothing', 'billing.refunded']))
    expect(told.filter((template) => template === 'billing.renewal-ended')).toHaveLength(1)
    await one.later(30)
    expect(await one.payer.payments.stripe.refunds.list()).toMatchObject({ data: [{ amount: 10_000 }] })
  })

  test('whose charge had failed is not tried again', async () => {
    const one = await aRenewingListing(db)
    const failing = await one.payer.card('4000000000000341')
    await addCard(one.payer.ctx(), { paymentMethodId: failing })
    const { subscriptionId } = one
    await changeCard(one.payer.ctx(), { subscriptionId, paymentMethodId: failing })
    await one.later(30)
    await switchRenewal(one.payer.ctx(), { subscriptionId, renews: false, intent: 'cancel' })
    await work(one)

    expect(await atProvider(one)).toMatchObject({ status: 'canceled' })
    const [subscription] = await subscriptionsOf(db, one.payer.userId)
    expect(subscription).toMatchObject({ status: 'canceled' })
    const told = await templatesTo(one)
    expect(told.filter((template) => template.startsWith('billing.renewal-'))).toEqual([
      'billing.renewal-failed',
      'billing.renewal-off',
    ])
    await one.later(20)
    expect(await one.payer.charged()).toBe(10_000)
  })
})

test('[SUB-08] a refunded subscription is not turned on again in the portal for a listing nothing is paid for', async () => {
  const one = await aRenewingListing(db)
  const { actor } = await adminCtx(db)
  const whole = { refundId: randomUUID(), amountCents: null, reason: 'Placed too late' }
  await refundPayment({ ...one.payer.ctx(), ...(actor && { actor }) }, { paymentId: one.paymentId, ...whole })
  await work(one)
  expect(await refusalOf(turnOn(one))).toMatchObject({ code: 'billing.renewalUnpaid' })
  await one.payer.payments.stripe.subscriptions.update(one.subscriptionId, { cancel_at_period_end: false })
  await one.payer.deliverEvents()
  await work(one)
  expect(await atProvider(one)).toMatchObject({ cancel_at_period_end: true })
  await one.later(31)
  expect(await one.payer.charged()).toBe(10_000)
})

describe('[REPO-03] the renewal of a listing that is posted again', () => {
  async function postedAgain() {
    const one = await aRenewingListing(db)
    const { payer } = one
    const fresh = await payer.unpaidListing({ replaces: one.id, title: { en: 'Posted again' } })
    return { one, payer, fresh }
  }

  test('goes with it: deleting the newer one ends it', async () => {
    const { one, payer, fresh } = await postedAgain()
    const { clientSecret } = await startCheckout(payer.ctx(), {
      listingId: fresh.id,
      tier: 'single',
      renews: false,
    })
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
    expect(await subscriptionsOf(db, payer.userId)).toMatchObject([{ listingId: fresh.id }])
    expect(await payer.listing(fresh.id)).toMatchObject({ expiresAt: daysAfter(NOW, 61) })

    await deleteListing(payer.ctx(), { id: fresh.id })
    await work(one)
    expect(await atProvider(one)).toMatchObject({ cancel_at_period_end: true })
  })

  test('is not bought a second time, and an older one that is off takes no day from the newer', async () => {
    const { one, payer, fresh } = await postedAgain()
    const request = { listingId: fresh.id, tier: 'single', renews: true } as const
    expect(await refusalOf(startCheckout(payer.ctx(), request))).toMatchObject({
      code: 'billing.otherRenewal',
    })

    const { subscriptionId } = one
    await switchRenewal(payer.ctx(), { subscriptionId, renews: false, intent: 'cancel' })
    const { clientSecret } = await startCheckout(payer.ctx(), request)
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
    // The provider tells something about the older one.
    await payer.payments.stripe.subscriptions.update(subscriptionId, { description: 'touched' })
    await payer.deliverEvents()
    expect(await payer.listing(fresh.id)).toMatchObject({ expiresAt: daysAfter(NOW, 61) })
    expect(await refusalOf(turnOn(one))).toMatchObject({ code: 'billing.otherRenewal' })
  })
})
