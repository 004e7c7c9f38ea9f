import type { Actor } from '#app/lib/actor.ts'
import { type Cents, formatCents } from '#app/lib/money.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PaymentState } from '../rules.ts'

export const MAX_REFUND_REASON = 300

type ToRefund = { readonly state: PaymentState; readonly leftCents: Cents }

/** Why an admin cannot refund this much: only what was paid, not more than is left of it, and whole cents. */
export function whyNotRefund(
  { state, leftCents }: ToRefund,
  amountCents: Cents,
  actor: Pick<Actor, 'role'>,
): Refusal | null {
  if (actor.role !== 'admin') return refuse('forbidden', 'common.adminsOnly')
  if (state !== 'paid' && state !== 'refunded') return refuse('conflict', 'billing.refundNotPaid')
  if (leftCents === 0) return refuse('conflict', 'money.nothingLeft')
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return refuse('invalid', 'money.amountWrong')
  return amountCents <= leftCents
    ? null
    : refuse('conflict', 'money.moreThanLeft', { left: formatCents(leftCents, 'en') })
}
