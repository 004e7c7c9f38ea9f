import { simulatedStripe } from './client.ts'

// A process with the simulator of the file it is given: pays as often as requested, under idempotency keys that another
// process may use too, says so, and waits to be killed.

const [, , file = '', count = '1'] = process.argv
const { stripe } = simulatedStripe({ file, now: () => new Date() })

for (let i = 0; i < Number(count); i += 1) {
  const payment = {
    amount: 4000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost:3000/back',
  }
  await stripe.paymentIntents.create(payment, { idempotencyKey: `order:${i}` })
}
process.send?.('paid')
setInterval(() => {}, 60_000)
