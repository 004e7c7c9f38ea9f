import { expect, test } from 'vitest'
import { lastTierBought } from '#app/features/listings/posting/queries.server.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'

const { db } = useDatabase()

test('[POST-08] the package someone paid for last is known, and none of who only began to pay', async () => {
  const payer = await aPayingUser(db)
  const { userId } = payer
  const payment = { userId, reason: 'new', amountCents: 4000, listingTitle: 'Kenworth' } as const
  await db
    .insertInto('payments')
    .values({ ...payment, tier: 'platinum' })
    .execute()
  expect(await lastTierBought(db, userId)).toBeNull()

  await db
    .insertInto('payments')
    .values([
      { ...payment, tier: 'gold', state: 'paid', paidAt: daysAgo(2) },
      {
        ...payment,
        tier: 'silver',
        state: 'refunded',
        refundedAmount: payment.amountCents,
        paidAt: daysAgo(1),
        refundedAt: daysAgo(1),
      },
    ])
    .execute()
  expect(await lastTierBought(db, userId)).toBe('silver')
})
