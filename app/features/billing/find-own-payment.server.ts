import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { findPayment, type Payment } from './queries.server.ts'

/** A payment of the person who asks. Refuses billing.noSuchPayment: somebody else's does not exist. */
export async function findOwnPayment({ db, actor }: PersonalCtx, id: string): Promise<Payment> {
  const payment = await findPayment(db, id)
  if (payment?.userId !== actor.id) throw new RefusedError(refuse('notFound', 'billing.noSuchPayment'))
  return payment
}
