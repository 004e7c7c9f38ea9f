import type { Cents } from '#app/lib/money.ts'
import type { BillingCtx } from '../call-provider.server.ts'
import { refundsOf } from './queries.server.ts'
import { matchRefund, type RefundFact, refundedOf, type StoredRefund, stateAfter } from './stored-refunds.ts'

/** One that was made at the provider's own pages, or for a row that is of another payment. */
function store({ db, now }: BillingCtx, paymentId: string, fact: RefundFact) {
  const { providerId, amountCents, state, at } = fact
  return db
    .insertInto('refunds')
    .values({
      paymentId,
      amountCents,
      state,
      stripeRefundId: providerId,
      createdAt: at,
      settledAt: now,
    })
    .onConflict((known) => known.column('stripeRefundId').doNothing())
    .execute()
}

async function storeRefund(
  ctx: BillingCtx,
  { paymentId, stored }: { readonly paymentId: string; readonly stored: readonly StoredRefund[] },
  fact: RefundFact,
): Promise<void> {
  const known = matchRefund(stored, fact)
  if (!known) return void (await store(ctx, paymentId, fact))
  const state = stateAfter(known, fact)
  if (state === known.state && known.stripeRefundId !== null) return
  await ctx.db
    .updateTable('refunds')
    .set({
      state,
      amountCents: fact.amountCents,
      stripeRefundId: fact.providerId,
      settledAt: ctx.now,
      error: '',
    })
    .where('id', '=', known.id)
    .execute()
}

/**
 * Stores the provider's state of the refunds of a payment, also of those made in its dashboard, in the caller's
 * transaction and with the payment locked. Returns how much of the payment went back by now, in cents.
 */
export async function recordRefunds(
  ctx: BillingCtx,
  paymentId: string,
  facts: readonly RefundFact[],
): Promise<Cents> {
  const stored = await refundsOf(ctx.db, paymentId)
  for (const fact of facts) await storeRefund(ctx, { paymentId, stored }, fact)
  return refundedOf(facts.length > 0 ? await refundsOf(ctx.db, paymentId) : stored)
}

const MAX_ERROR_LENGTH = 500

/** Notes that a refund did not come about, unless the provider says otherwise by now. */
export function recordFailedRefund({ db, now }: Pick<BillingCtx, 'db' | 'now'>, id: string, error: string) {
  return db
    .updateTable('refunds')
    .set({ state: 'failed', error: error.slice(0, MAX_ERROR_LENGTH), settledAt: now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute()
}
