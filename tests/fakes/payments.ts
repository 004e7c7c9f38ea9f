import { createSimulator } from '@haulpost/stripe-simulator'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { NOW } from '../helpers/clock.ts'
import { stripeFaults } from './stripe-faults.ts'

/** Validates every request the site sends against Stripe's API. */
async function judge(request: Request): Promise<void> {
  // The simulated bank's own address: a test responds there in place of the user at the browser.
  if (new URL(request.url).pathname.endsWith('/prove')) return
  // Loaded only where a test pays.
  const { faultsOfRequest } = await import('../../packages/stripe-simulator/tests/contract.ts')
  stripeFaults.push(...(await faultsOfRequest(request)))
}

type Given = { readonly now?: () => Date; readonly publicUrl?: string; readonly file?: string }

/** The simulated Stripe, in memory and by the clock of tests. */
export function fakePayments({ now = () => NOW, publicUrl = 'http://localhost:3000', file }: Given = {}) {
  const created = createSimulator({
    file: file ?? ':memory:',
    publicUrl,
    webhookPath: WEBHOOK_PATH,
    business: 'Haulpost',
    now,
    onError: () => {},
  })
  const simulator = {
    ...created,
    async handle(request: Request) {
      await judge(request)
      return created.handle(request)
    },
  }
  return {
    payments: simulatedBy(simulator),
    /** Lets the simulator do what is due by `now`. */
    runDue: simulator.runDue,
    /** Moves the simulator's clock forward; `deliver` sends the events. */
    advance: simulator.advance,
    /** Sends every due event to `send`, and waits for the responses. */
    deliver: simulator.deliverDue,
  }
}
