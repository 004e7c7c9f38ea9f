import { describe, expect, test } from 'vitest'
import { NOW, simulatedStripe } from '../../tests/client.ts'
import { idOf } from '../store/records.ts'

const DAY_S = 86_400
const seconds = (iso: string) => Date.parse(iso) / 1000

/** A provider of its own with one monthly package and a customer who has a card. */
async function aShop(cardName = 'pm_card_visa') {
  const fake = simulatedStripe()
  const { stripe } = fake
  const product = await stripe.products.create({ name: 'Silver' })
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 10_000,
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: 'silver_monthly',
  })
  const customer = await stripe.customers.create({ email: 'ann@example.com' })
  const method = await stripe.paymentMethods.attach(cardName, { customer: customer.id })
  const subscribe = () =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { package: 'silver' },
      expand: ['latest_invoice.confirmation_secret'],
    })
  const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status
  const invoices = async () => (await stripe.invoices.list({ customer: customer.id })).data
  return { ...fake, stripe, price, customer, method, subscribe, statusOf, invoices }
}

describe('[SUB-01] prices', () => {
  test('are found by their lookup key, which only one can have', async () => {
    const { stripe, price } = await aShop()
    const found = await stripe.prices.list({ lookup_keys: ['silver_monthly'], active: true })
    expect(found.data).toMatchObject([{ id: price.id, unit_amount: 10_000, type: 'recurring' }])
    expect((await stripe.prices.list({ lookup_keys: ['none'] })).data).toEqual([])
    const wanted = { unit_amount: 1, currency: 'usd', lookup_key: 'silver_monthly' }
    const product = idOf(price.product) ?? ''
    await expect(stripe.prices.create({ ...wanted, product })).rejects.toThrow(/lookup key/u)
    const newer = await stripe.prices.create({ ...wanted, product, transfer_lookup_key: true })
    const now = await stripe.prices.list({ lookup_keys: ['silver_monthly'] })
    expect(now.data.map(({ id }) => id)).toEqual([newer.id])
  })
})

describe('[SUB-02] a subscription', () => {
  test('is active once its first invoice is paid, until the same day of the next month', async () => {
    const { subscribe, invoices } = await aShop()
    const subscription = await subscribe()
    expect(subscription).toMatchObject({ status: 'active', metadata: { package: 'silver' } })
    expect(subscription.items.data).toMatchObject([{ current_period_end: seconds('2026-03-16T15:00:00Z') }])
    const [invoice] = await invoices()
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 10_000,
      billing_reason: 'subscription_create',
    })
    expect(invoice?.parent?.subscription_details).toMatchObject({ subscription: subscription.id })
    expect(invoice?.confirmation_secret).toBeUndefined()
  })

  test('waits for its card form, with a secret to pay it', async () => {
    const { stripe, price, customer, statusOf } = await aShop()
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    })
    expect(subscription.status).toBe('incomplete')
    const invoice = subscription.latest_invoice
    const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
    const [intent = ''] = String(secret).split('_secret_')
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: 'http://x' })
    expect(await statusOf(subscription.id)).toBe('active')
    const after = await stripe.subscriptions.retrieve(subscription.id)
    expect(after.default_payment_method).toMatch(/^pm_/u)
  })

  test('stays incomplete when its card is declined or has to be asked', async () => {
    expect((await (await aShop('pm_card_chargeCustomerFail')).subscribe()).status).toBe('incomplete')
    const { stripe, subscribe, advance, statusOf } = await aShop('pm_card_authenticationRequired')
    const response = await subscribe()
    expect(response.status).toBe('incomplete')
    const invoice = response.latest_invoice
    const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
    const intent = await stripe.paymentIntents.retrieve(String(secret).split('_secret_')[0] ?? '')
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    advance(1)
    expect(await statusOf(response.id)).toBe('incomplete_expired')
  })

  test('never begins once its first invoice is void, which cannot be paid any more', async () => {
    const { stripe, subscribe, statusOf } = await aShop('pm_card_authenticationRequired')
    const { id, latest_invoice: invoice } = await subscribe()
    const { secret, invoiceId } =
      invoice && typeof invoice === 'object'
        ? { secret: invoice.confirmation_secret?.client_secret ?? '', invoiceId: invoice.id }
        : { secret: '', invoiceId: '' }

    await stripe.invoices.voidInvoice(invoiceId)

    const [intentId = ''] = secret.split('_secret_')
    const paying = stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    await expect(paying).rejects.toThrow(/canceled/u)
    expect(await statusOf(id)).toBe('incomplete_expired')
  })

  test('needs a recurring price and a card', async () => {
    const { stripe, price, customer } = await aShop()
    const once = await stripe.prices.create({
      product: idOf(price.product) ?? '',
      unit_amount: 1,
      currency: 'usd',
    })
    const bare = await stripe.customers.create({})
    const to = (id: string, which: string) =>
      stripe.subscriptions.create({ customer: id, items: [{ price: which }] })
    await expect(to(customer.id, once.id)).rejects.toThrow(/recurring/u)
    await expect(to(bare.id, price.id)).rejects.toMatchObject({ code: 'resource_missing' })
    expect((await stripe.subscriptions.list({ customer: bare.id })).data).toEqual([])
  })
})

describe('[SUB-05] time', () => {
  test('renews a subscription each month and takes the money', async () => {
    const { subscribe, advance, invoices, statusOf } = await aShop()
    const { id } = await subscribe()
    advance(30)
    expect((await invoices()).map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_create',
    ])
    advance(60)
    expect(await invoices()).toHaveLength(4)
    expect(await statusOf(id)).toBe('active')
  })

  test('ends one that was canceled, at the end of its period and not before', async () => {
    const { stripe, subscribe, advance, statusOf } = await aShop()
    const { id } = await subscribe()
    const off = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(off).toMatchObject({ cancel_at_period_end: true, cancel_at: seconds('2026-03-16T15:00:00Z') })
    const on = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(on).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    advance(27)
    expect(await statusOf(id)).toBe('active')
    advance(1)
    expect(await statusOf(id)).toBe('canceled')
    const cancel = stripe.subscriptions.update(id, { cancel_at_period_end: false })
    await expect(cancel).rejects.toThrow(/canceled subscription/u)
  })

  test('tries a failed renewal four times, then ends the subscription', async () => {
    const { stripe, subscribe, customer, advance, statusOf, invoices } = await aShop()
    const { id } = await subscribe()
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    })
    await stripe.subscriptions.update(id, { default_payment_method: failing.id })
    advance(28)
    expect(await statusOf(id)).toBe('past_due')
    advance(8)
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 3 })
    advance(1)
    expect((await invoices())[0]).toMatchObject({ status: 'uncollectible', attempt_count: 4 })
    expect(await statusOf(id)).toBe('canceled')
  })

  test('lets a new card rescue a failed renewal', async () => {
    const { stripe, subscribe, method, advance, statusOf, invoices } = await aShop()
    const { id } = await subscribe()
    await stripe.paymentMethods.detach(method.id)
    advance(30)
    expect(await statusOf(id)).toBe('past_due')
    const [invoice] = await invoices()
    const paid = stripe.invoices.pay(invoice?.id ?? '', { payment_method: 'pm_card_visa' })
    expect(await paid).toMatchObject({ status: 'paid' })
    expect(await statusOf(id)).toBe('active')
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toThrow(/already paid/u)
  })

  test('passes for customers of a test clock only when their clock is put forward', async () => {
    const { stripe, price, advance } = await aShop()
    const from = Math.floor(NOW.getTime() / 1000)
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: from })
    const customer = await stripe.customers.create({ test_clock: clock.id, payment_method: 'pm_card_visa' })
    const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data
    await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: card?.id ?? '',
    })
    const count = async () => (await stripe.invoices.list({ customer: customer.id })).data.length
    advance(40)
    expect(await count()).toBe(1)
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: from + 40 * DAY_S })
    expect(await count()).toBe(2)
  })
})

test('[SUB-04] the page for cards and invoices has an address of its own', async () => {
  const { stripe, customer } = await aShop()
  const session = await stripe.billingPortal.sessions.create({ customer: customer.id })
  expect(session.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/portal\/bps_\w+$/u)
})
