import { findReceipt } from '#app/features/billing/receipts/queries.server.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'

/** Returns the receipt of an address, for its user and for admins. To everyone else it does not exist. */
export async function receiptNamed({ db, actor, now }: PersonalCtx, id: string) {
  const receipt = isUuid(id) ? await findReceipt(db, id, now) : undefined
  const isShown = receipt && (receipt.userId === actor.id || actor.role === 'admin')
  if (!isShown) throw refused(refuse('notFound', 'billing.noSuchPayment'))
  return receipt
}
