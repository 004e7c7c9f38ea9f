import { randomUUID } from 'node:crypto'
import { refundPayment } from '#app/features/billing/refund-payment.server.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { startCheckout } from './checkout.ts'
import { daysAgo, NOW } from './clock.ts'
import { aPayingUser } from './paying-user.ts'

type Given = Parameters<typeof aListing>[1]

/** A seller whose listing was posted five days ago, a newer one of another user above it, and a clock. */
export async function aSeller(db: Db, given: Given = {}) {
  let clock = NOW
  const payer = await aPayingUser(db, { now: () => clock })
  const own = { title: { en: 'Own' }, createdAt: daysAgo(5), expiresAt: daysAgo(-25), ...given }
  const { id } = await aListing(db, { ...own, userId: payer.userId })
  await aListing(db, { title: { en: 'Newer' } })
  const begin = () => startCheckout(payer.ctx(), { listingId: id, tier: 'top', renews: false })
  return {
    payer,
    id,
    begin,
    settle: (paymentId: string) => settlePayment(payer.ctx(), paymentId),
    pass: (now: Date) => void (clock = now),
    async buy() {
      const { paymentId, clientSecret } = await begin()
      await payer.confirm(clientSecret)
      await settlePayment(payer.ctx(), paymentId)
      return paymentId
    },
    async refund(paymentId: string, amountCents: number | null) {
      const { actor } = await adminCtx(db)
      const refund = { refundId: randomUUID(), amountCents, reason: 'A mistake' }
      await refundPayment({ ...payer.ctx(), actor: actor ?? payer.ctx().actor }, { paymentId, ...refund })
    },
  }
}
