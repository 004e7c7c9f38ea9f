import type { BillingCtx } from './call-provider.server.ts'

/**
 * Does the same with each of many things about money: what goes wrong with one does not keep the others waiting.
 * Returns how many went wrong.
 */
export async function forEachLogged<T>(
  { log }: Pick<BillingCtx, 'log'>,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  let failed = 0
  for (const thing of things) {
    try {
      await work(thing)
    } catch (err) {
      failed += 1
      log.error({ err, event: 'payments.reconcile' }, 'something about money could not be reconciled')
    }
  }
  return failed
}
