import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'

// The provider as the SDK sees it: cards, payments, refunds.

const { stripe } = simulatedStripe()
const back = 'http://localhost:3000/back'
const card = (number: string) => ({ number, exp_month: 12, exp_year: 2034, cvc: '123' })
const aCustomer = () => stripe.customers.create({ email: 'ann@example.com', metadata: { user: '1' } })
const aCard = (number = '4242424242424242') =>
  stripe.paymentMethods.create({ type: 'card', card: card(number) })
const anIntent = (given: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 4000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    ...given,
  })

async function withCard(name = 'pm_card_visa') {
  const customer = await aCustomer()
  const method = await stripe.paymentMethods.attach(name, { customer: customer.id })
  return { customer, method }
}

describe('[PAY-01] customers', () => {
  test('are made, changed, read, listed and deleted', async () => {
    const { id } = await aCustomer()
    await stripe.customers.update(id, { name: 'Ann', metadata: { user: '', role: 'owner' } })
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      email: 'ann@example.com',
      name: 'Ann',
      metadata: { role: 'owner' },
      invoice_settings: { default_payment_method: null },
    })
    expect((await stripe.customers.list({ limit: 100 })).data.map((found) => found.id)).toContain(id)
    expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }))
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true })
    expect((await stripe.customers.list({ limit: 100 })).data.map((found) => found.id)).not.toContain(id)
  })

  test('are listed page by page, newest first, and the SDK walks through all of them', async () => {
    const { stripe: own } = simulatedStripe()
    const made: string[] = []
    for (let i = 0; i < 7; i += 1) made.unshift((await own.customers.create({ name: `${i}` })).id)
    const first = await own.customers.list({ limit: 3 })
    expect(first).toMatchObject({ has_more: true, data: made.slice(0, 3).map((id) => ({ id })) })
    const walked: string[] = []
    for await (const { id } of own.customers.list({ limit: 3 })) walked.push(id)
    expect(walked).toEqual(made)
    const newer = await own.customers.list({ limit: 2, ending_before: made[4] ?? '' })
    expect(newer.data.map(({ id }) => id)).toEqual(made.slice(2, 4))
  })
})

describe('[PAY-07] cards', () => {
  test('of every test number can be made, with brand and last four digits only', async () => {
    const made = await aCard('5555555555554444')
    expect(made.card).toMatchObject({ brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2034 })
    expect(JSON.stringify(made)).not.toContain('5555555555554444')
  })

  test.each([
    ['4242424242424241', 'incorrect_number', ''],
    ['not a number', 'incorrect_number', ''],
    ['4539578763621486', 'card_declined', 'test_mode_live_card'],
  ])('the number %s is refused: %s', async (number, code, decline_code) => {
    await expect(aCard(number)).rejects.toMatchObject({ type: 'StripeCardError', code, decline_code })
  })

  test.each([
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year'],
    [{ cvc: '1' }, 'invalid_cvc'],
  ])('%j is refused: %s', async (wrong, code) => {
    const made = stripe.paymentMethods.create({
      type: 'card',
      card: { ...card('4242424242424242'), ...wrong },
    })
    await expect(made).rejects.toMatchObject({ code })
  })

  test('are kept for a customer, made the default, listed and removed', async () => {
    const { customer, method } = await withCard()
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: method.id },
    })
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toMatchObject([{ id: method.id }])
    const listed = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })
    expect(listed.data).toMatchObject([{ id: method.id, customer: customer.id }])
    expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null })
    const after = await stripe.customers.retrieve(customer.id)
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } })
    await expect(stripe.paymentMethods.attach(method.id, { customer: customer.id })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    })
  })

  test('of one customer serve no other', async () => {
    const { method } = await withCard()
    const other = await aCustomer()
    await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toThrow(/already/u)
    const asDefault = { invoice_settings: { default_payment_method: method.id } }
    await expect(stripe.customers.update(other.id, asDefault)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const { id } = await anIntent({ customer: other.id })
    const paid = stripe.paymentIntents.confirm(id, { payment_method: method.id, return_url: back })
    await expect(paid).rejects.toThrow(/another customer/u)
  })

  test('that fail at once cannot be kept', async () => {
    const { id: customer } = await aCustomer()
    for (const name of ['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds'])
      await expect(stripe.paymentMethods.attach(name, { customer })).rejects.toMatchObject({
        type: 'StripeCardError',
        code: 'card_declined',
      })
  })

  test('are kept by a setup intent, after its owner was asked where the bank wants it', async () => {
    const { id: customer } = await aCustomer()
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session' })
    const kept = await stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: back,
    })
    expect(kept).toMatchObject({ status: 'succeeded', customer })
    const other = await stripe.setupIntents.create({ customer })
    const response = await stripe.setupIntents.confirm(other.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: back,
    })
    expect(response).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    expect(await stripe.setupIntents.cancel(other.id)).toMatchObject({ status: 'canceled' })
  })
})

describe('[PAY-02] payments', () => {
  test('begin with a secret for the browser and succeed with a charge', async () => {
    const intent = await anIntent({ metadata: { order: '1' } })
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { order: '1' } })
    expect(intent.client_secret).toMatch(/^pi_\w+_secret_\w{20,}$/u)
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: back })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4000 })
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount: 4000 })
  })

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('with %s are declined: %s', async (payment_method, code, decline_code) => {
    const { id } = await anIntent()
    const paid = stripe.paymentIntents.confirm(id, { payment_method, return_url: back })
    await expect(paid).rejects.toMatchObject({ type: 'StripeCardError', code, decline_code })
    const after = await stripe.paymentIntents.retrieve(id)
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    const again = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: back,
    })
    expect(again.status).toBe('succeeded')
  })

  test('ask the owner of a card where the bank wants it, and take no money before', async () => {
    const paid = await anIntent({
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      return_url: back,
    })
    expect(paid).toMatchObject({ status: 'requires_action', amount_received: 0 })
    expect(paid.next_action?.redirect_to_url).toMatchObject({ return_url: back })
  })

  test('with a saved card need no buyer, unless the bank always asks', async () => {
    const { customer, method } = await withCard()
    const paid = { customer: customer.id, confirm: true, off_session: true } as const
    expect(await anIntent({ ...paid, payment_method: method.id })).toMatchObject({ status: 'succeeded' })
    const { customer: other, method: asking } = await withCard('pm_card_authenticationRequired')
    const alone = anIntent({ ...paid, customer: other.id, payment_method: asking.id })
    await expect(alone).rejects.toMatchObject({ code: 'authentication_required' })
  })

  test('save the card when the request says so', async () => {
    const { id: customer } = await aCustomer()
    await anIntent({
      customer,
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: back,
      setup_future_usage: 'off_session',
    })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
  })

  test('can be canceled until they succeed, and not be confirmed after that', async () => {
    const { id } = await anIntent()
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' })
    const late = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: back })
    await expect(late).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: -4000 }, 'amount_too_small'],
    [{ amount: 1e12 }, 'amount_too_large'],
    [{ amount: 40.5 }, 'parameter_invalid_integer'],
    [{ currency: '' }, 'parameter_missing'],
    [{ customer: 'cus_none' }, 'resource_missing'],
  ])('with %j are refused: %s', async (wrong, code) => {
    await expect(anIntent(wrong)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code })
  })

  test('say what to do about redirects, as the provider does', async () => {
    const { id } = await anIntent()
    const paid = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(paid).rejects.toThrow(/return_url/u)
    const plain = await anIntent({
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    const direct = await stripe.paymentIntents.confirm(plain.id, { payment_method: 'pm_card_visa' })
    expect(direct.status).toBe('succeeded')
  })
})
