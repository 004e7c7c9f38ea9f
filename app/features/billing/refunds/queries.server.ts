import type { Db } from '#app/platform/db/database.server.ts'

const STORED = ['id', 'paymentId', 'amountCents', 'state', 'stripeRefundId'] as const

/** Returns every refund of a payment, oldest first. Rules need them with the payment locked. */
export function refundsOf(db: Db, paymentId: string) {
  return db
    .selectFrom('refunds')
    .select(STORED)
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findRefund(db: Db, id: string) {
  return db.selectFrom('refunds').select(STORED).where('id', '=', id).executeTakeFirst()
}

/** Returns refunds that were requested before `before` and that the provider has not confirmed, oldest first. */
export function refundsLeftOpen(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}
