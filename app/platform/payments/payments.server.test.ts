import { describe, expect, test } from 'vitest'
import { fakePayments } from '#tests/fakes/payments.ts'
import { NOW } from '#tests/helpers/clock.ts'

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }

describe('[PAY-05] the simulated provider', () => {
  test('charges a test card, once for each idempotency key', async () => {
    const { stripe } = fakePayments().payments
    const customer = await stripe.customers.create({ email: 'ann@example.com', metadata: { user: '1' } })
    const wanted = {
      amount: 4000,
      currency: 'usd',
      customer: customer.id,
      automatic_payment_methods: { enabled: true },
    }
    const intent = await stripe.paymentIntents.create(wanted, { idempotencyKey: 'order:1' })
    const again = await stripe.paymentIntents.create(wanted, { idempotencyKey: 'order:1' })
    expect(again.id).toBe(intent.id)
    const clash = stripe.paymentIntents.create({ ...wanted, amount: 1 }, { idempotencyKey: 'order:1' })
    await expect(clash).rejects.toMatchObject({ type: 'StripeIdempotencyError' })

    const method = await stripe.paymentMethods.create({ type: 'card', card: CARD })
    const paid = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: method.id,
      return_url: 'http://localhost/back',
    })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4000 })
    const twice = stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/back',
    })
    await expect(twice).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  test('notifies the site by signed messages, which nothing else can send', async () => {
    const { payments, deliver } = fakePayments()
    await payments.stripe.customers.create({ email: 'ann@example.com' })
    const received: { body: string; signature: string | null }[] = []
    await deliver(async (message) => {
      received.push({ body: await message.text(), signature: message.headers.get('stripe-signature') })
      return { status: 200 }
    })

    const [message] = received
    if (!message) throw new Error('no message came')
    expect(await payments.eventFrom({ ...message, now: NOW })).toMatchObject({ type: 'customer.created' })
    expect(await payments.eventFrom({ ...message, body: `${message.body} `, now: NOW })).toBeNull()
    expect(await payments.eventFrom({ ...message, signature: null, now: NOW })).toBeNull()
    expect(await payments.eventFrom({ ...message, signature: 't=1,v1=00', now: NOW })).toBeNull()
    for (const seconds of [-301, 301]) {
      const now = new Date(NOW.getTime() + seconds * 1000)
      expect(await payments.eventFrom({ ...message, now })).toBeNull()
    }
  })
})
