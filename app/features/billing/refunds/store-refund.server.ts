import type { Cents } from '#app/lib/money.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

export type Promised = {
  readonly id: string
  readonly paymentId: string
  readonly amountCents: Cents
  readonly reason?: string
  readonly requestedBy?: string
}

/** Stores a refund before money moves. Refuses with money.otherRefund when its id is taken by one of another payment. */
export async function storeRefund({ db, now }: Pick<Ctx, 'db' | 'now'>, refund: Promised): Promise<void> {
  const stored = await db
    .insertInto('refunds')
    .values({ ...refund, createdAt: now })
    // Another payment is locked by another request: only here do the two meet.
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  assertAllowed(stored ? null : refuse('conflict', 'money.otherRefund'))
}
