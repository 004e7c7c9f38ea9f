import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { PAYMENT_STATES, type PaymentState } from '../rules.ts'
import { allReceipts, findReceipt, receiptsOf } from './queries.server.ts'
import { RECEIPTS_PER_PAGE } from './receipt-details.ts'

const { db } = useDatabase()

type Charge = { cents: number; state: PaymentState; back?: number }

/** Creates a user's payments, one a day. */
async function aUserWith(charges: readonly Charge[]) {
  const { id: userId } = await aProfile(db)
  const rows = charges.map(({ cents, state, back = 0 }, day) => ({
    userId,
    listingTitle: `Listing ${day}`,
    reason: 'new' as const,
    tier: 'single' as const,
    amountCents: cents,
    state,
    paidAt: state === 'paid' || state === 'refunded' ? daysAgo(day) : null,
    refundedAt: state === 'refunded' ? daysAgo(day) : null,
    refundedAmount: state === 'refunded' ? cents : state === 'paid' ? Math.min(back, cents) : 0,
  }))
  if (rows.length > 0) await db.insertInto('payments').values(rows).execute()
  return userId
}

const charges = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 60_000 }),
    state: fc.constantFrom(...PAYMENT_STATES),
    back: fc.nat({ max: 60_000 }),
  }),
  { maxLength: 35 },
)

test('[PAY-08] the pages hold every charge once, newest first, and the total is right to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(charges, async (given) => {
      const userId = await aUserWith(given)
      const first = await receiptsOf(db, userId, 1)
      const rest = await Promise.all(
        Array.from({ length: first.pages - 1 }, (_, at) => receiptsOf(db, userId, at + 2)),
      )
      const rows = [first, ...rest].flatMap((page) => page.rows)
      const paid = given.filter(({ state }) => state === 'paid')

      expect(first.rows.length).toBeLessThanOrEqual(RECEIPTS_PER_PAGE)
      const exported = await allReceipts(db, userId)
      expect(exported).toMatchObject(rows)
      expect(exported).toHaveLength(rows.length)
      expect(rows.map(({ amountCents }) => amountCents)).toEqual(
        given.filter(({ state }) => state === 'paid' || state === 'refunded').map(({ cents }) => cents),
      )
      expect(first.totalCents).toBe(
        paid.reduce((sum, { cents, back }) => sum + cents - Math.min(back, cents), 0),
      )
      expect(first.paid).toBe(paid.length)
    }),
    { numRuns: numRuns(50) },
  )
}, 60_000)

test('[PAY-08] what was only begun is no receipt, and no one sees those of others in theirs', async () => {
  const userId = await aUserWith([
    { cents: 4000, state: 'open' },
    { cents: 4000, state: 'canceled' },
    { cents: 10_000, state: 'paid' },
  ])
  const [receipt] = await allReceipts(db, userId)
  expect(await findReceipt(db, receipt?.id ?? '', NOW)).toMatchObject({ userId, amountCents: 10_000 })

  const begun = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  expect(await findReceipt(db, begun.id, NOW)).toBeUndefined()
  expect((await receiptsOf(db, await aUserWith([]), 1)).rows).toEqual([])
})
