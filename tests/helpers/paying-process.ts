import { openLog } from '#app/platform/log.server.ts'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { openStandIn } from '#app/platform/payments/stand-in/stand-in.server.ts'

// A process with the simulated provider of the file it is given: pays as often as it is told, under keys that another
// one may use too, says so, and waits to be killed.

const [, , file = '', count = '1'] = process.argv
const { stripe } = simulatedBy(
  openStandIn({ file, publicUrl: 'http://localhost:3000', now: () => new Date(), log: openLog('silent') }),
)

for (let i = 0; i < Number(count); i += 1) {
  const wanted = {
    amount: 4000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost:3000/back',
  }
  await stripe.paymentIntents.create(wanted, { idempotencyKey: `order:${i}` })
}
process.send?.('paid')
setInterval(() => {}, 60_000)
