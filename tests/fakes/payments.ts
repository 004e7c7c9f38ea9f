import { openLog } from '#app/platform/log.server.ts'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { openStandIn } from '#app/platform/payments/stand-in/stand-in.server.ts'
import { NOW } from '../helpers/clock.ts'

type Given = { readonly now?: () => Date; readonly publicUrl?: string; readonly file?: string }

/** The payment provider as development has it, in memory and by the clock of tests. */
export function fakePayments({ now = () => NOW, publicUrl = 'http://localhost:3000', file }: Given = {}) {
  const standIn = openStandIn({ file: file ?? ':memory:', publicUrl, now, log: openLog('silent') })
  return {
    payments: simulatedBy(standIn),
    /** Lets the provider do what has become due by `now`. */
    runDue: standIn.runDue,
    /** Puts the provider's clock forward; `deliver` brings what came of it. */
    advance: standIn.advance,
    /** Brings every event that is due to `send`, and waits for the answers. */
    deliver: standIn.deliverNow,
  }
}
