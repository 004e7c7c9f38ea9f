import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'
import { idOf } from '../store/records.ts'

const { stripe } = simulatedStripe()
const back = 'http://localhost:3000/back'
const aPayment = (given: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 4000, currency: 'usd', ...given })

describe('[PAY-08] refunds', () => {
  test('give back a part, then the rest, and never more', async () => {
    const paid = await aPayment({ confirm: true, payment_method: 'pm_card_visa', return_url: back })
    const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 1000 })
    expect(part).toMatchObject({ status: 'succeeded', amount: 1000 })
    await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 3001 })).rejects.toThrow(/greater/u)
    expect(await stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 3000 })
    await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await stripe.charges.retrieve(idOf(paid.latest_charge) ?? '')
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 4000 })
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(2)
  })

  test('of what was never paid do not exist', async () => {
    const { id } = await aPayment()
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(/successful charge/u)
  })
})
