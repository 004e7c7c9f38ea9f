import { createSimulator } from '@haulpost/stripe-simulator'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { NOW } from '../helpers/clock.ts'
import { stripeFaults } from './stripe-faults.ts'

/** Compares every request the site sends with what Stripe's API takes. */
async function judge(request: Request): Promise<void> {
  // The simulated bank's own address: a test answers there in place of the person at the browser.
  if (new URL(request.url).pathname.endsWith('/prove')) return
  // Read only where somebody pays.
  const { faultsOfRequest } = await import('../../packages/stripe-simulator/tests/contract.ts')
  stripeFaults.push(...(await faultsOfRequest(request)))
}

type Given = { readonly now?: () => Date; readonly publicUrl?: string; readonly file?: string }

/** Stripe as development has it, in memory and by the clock of tests. */
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
    /** Lets the simulator do what has become due by `now`. */
    runDue: simulator.runDue,
    /** Puts the simulator's clock forward; `deliver` brings what came of it. */
    advance: simulator.advance,
    /** Brings every event that is due to `send`, and waits for the answers. */
    deliver: simulator.deliverDue,
  }
}
