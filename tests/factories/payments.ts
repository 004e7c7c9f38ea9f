import type { Insertable } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Payments } from '#app/platform/db/tables.gen.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { aProfile } from './profiles.ts'

/** Creates a payment of $100 that was paid at NOW, unless something else is given. */
export async function aPayment(db: Db, given: Partial<Insertable<Payments>> = {}) {
  const { state = 'paid', amountCents = 10_000 } = given
  const isCharged = state === 'paid' || state === 'refunded'
  return db
    .insertInto('payments')
    .values({
      userId: given.userId ?? (await aProfile(db)).id,
      reason: 'new',
      tier: 'silver',
      amountCents,
      state,
      createdAt: NOW,
      paidAt: isCharged ? NOW : null,
      refundedAt: state === 'refunded' ? NOW : null,
      refundedAmount: state === 'refunded' ? amountCents : 0,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
