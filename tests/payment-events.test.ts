import { randomUUID } from 'node:crypto'
import { sign } from '@haulpost/stripe-simulator/signature'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readPayment } from '#app/features/billing/admin/read-payment.server.ts'
import { receiveEvent } from '#app/features/billing/events/receive-event.server.ts'
import { reconcilePayments } from '#app/features/billing/reconcile-payments.server.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aPayingUser, type Message } from '#tests/helpers/paying-user.ts'
import { numRuns, PROPERTY_TIMEOUT_MS } from '#tests/helpers/property-runs.ts'

// What happens to a payment at the provider, and its messages in any order, each up to three times, some before the next
// thing happens. PROPERTY_RUNS tries more lives than `npm test` does.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const PRICE = 10_000
const PART = 2500

const AFTER_PAYING = ['part', 'another part', 'rest', 'dispute', 'browser'] as const
type Move = 'decline' | 'pay' | (typeof AFTER_PAYING)[number]

/** What happens, in this order; nothing can go back or be disputed before it was paid. */
const moves: fc.Arbitrary<readonly Move[]> = fc
  .record({
    declines: fc.boolean(),
    pays: fc.integer({ min: 0, max: 5 }),
    after: fc.shuffledSubarray([...AFTER_PAYING]),
  })
  .map(({ declines, pays, after }) => [
    ...(declines ? ['decline' as const] : []),
    ...(pays > 0 ? ['pay' as const, ...after] : []),
  ])

const ENDINGS = ['won', 'lost', 'warning_closed'] as const
type Ending = (typeof ENDINGS)[number]

const lives = fc.record({
  moves,
  renews: fc.boolean(),
  ending: fc.constantFrom(...ENDINGS),
  seed: fc.infiniteStream(fc.nat({ max: 999_999 })),
})

type Payer = Awaited<ReturnType<typeof aPayingUser>>

/** The events of a dispute, from its opening to its end, signed as the provider does. */
function disputeOf({ payments }: Payer, intent: string, ending: string): readonly Message[] {
  const object = { id: 'dp_1', object: 'dispute', payment_intent: intent, amount: PRICE, charge: 'ch_1' }
  const steps = [
    ['created', 'needs_response'],
    ['funds_withdrawn', 'under_review'],
    ['updated', 'under_review'],
    ['closed', ending],
    ...(ending === 'won' ? [['funds_reinstated', 'won']] : []),
  ]
  return steps.map(([step, status], second) => {
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const created = NOW.getTime() / 1000 + second
    const type = `charge.dispute.${step}`
    const data = { object: { ...object, status } }
    const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data })
    return { body, signature: sign(body, payments.webhookSecret, NOW) }
  })
}

/** Begins a payment of $100, and returns what can happen to it at the provider. */
async function begun(renews: boolean, ending: Ending) {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const request = { listingId: id, tier: 'silver', renews } as const
  const { clientSecret, paymentId } = await startCheckout(payer.ctx(), request)
  const intent = clientSecret.split('_secret')[0] ?? ''
  const giveBack = (amount?: number) =>
    payer.payments.stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) })
  const happens: Readonly<Record<Move, () => Promise<unknown>>> = {
    decline: () => payer.confirm(clientSecret, 'pm_card_chargeDeclined').catch(() => null),
    pay: () => payer.confirm(clientSecret),
    // What is left may be nothing by now.
    part: () => giveBack(PART).catch(() => null),
    'another part': () => giveBack(PART).catch(() => null),
    rest: () => giveBack().catch(() => null),
    browser: () => settlePayment(payer.ctx(), paymentId),
    dispute: async () => null,
  }
  const messagesAfter = async (move: Move) => {
    await happens[move]()
    const sent = await payer.messages()
    return move === 'dispute' ? [...sent, ...disputeOf(payer, intent, ending)] : sent
  }
  return { payer, id, paymentId, ending, messagesAfter }
}

/** Cents that went back, as these moves say. */
function wentBack(done: readonly Move[]): number {
  if (done.includes('rest')) return PRICE
  return done.filter((move) => move === 'part' || move === 'another part').length * PART
}

const moneyEntry = z.object({ event: z.string(), amountCents: z.number() })

/** Everything that the site has logged about a payment, with the cents it was about. */
async function loggedAbout(paymentId: string) {
  const rows = await db.selectFrom('auditLog').select('details').where('targetId', '=', paymentId).execute()
  return rows.map(({ details }) => moneyEntry.parse(details))
}

const isAboutMoneyBack = ({ body }: Message) => /"type":"charge\.(?:refunded|dispute\.)/u.test(body)

type Lived = Awaited<ReturnType<typeof begun>> & { readonly moves: readonly Move[] }

/** Lets everything happen, while messages arrive as `chance`, from 0 to 1, has it. */
async function liveThrough(
  { payer, messagesAfter, moves: happening }: Lived,
  chance: () => number,
): Promise<void> {
  const sent: Message[] = []
  for (const move of happening) {
    sent.push(...(await messagesAfter(move)))
    for (const message of sent.filter(() => chance() < 0.4)) await receiveEvent(payer.ctx(), message)
  }
  // The provider repeats a message for three days; of what it knows of money that went back nothing else tells.
  const copies = (message: Message) => Math.floor(chance() * 4) + (isAboutMoneyBack(message) ? 1 : 0)
  const late = sent.flatMap((one) => Array.from({ length: copies(one) }, () => ({ one, at: chance() })))
  for (const { one } of late.toSorted((a, b) => a.at - b.at)) await receiveEvent(payer.ctx(), one)
  await reconcilePayments({ ...payer.ctx(), now: new Date(NOW.getTime() + 11 * 60_000) })
}

/** The payment, its charge and its listing are as the moves alone say. */
async function expectState({ payer, id, paymentId, moves }: Lived): Promise<void> {
  const isPaid = moves.includes('pay')
  const back = wentBack(moves)
  const paidState = back === PRICE ? 'refunded' : 'paid'
  expect(await payer.payment(paymentId)).toMatchObject({
    state: isPaid ? paidState : 'open',
    refundedAmount: back,
  })
  expect(await payer.charged()).toBe(isPaid ? PRICE : 0)
  const isLive = isPaid && back < PRICE
  expect(await payer.listing(id)).toMatchObject({
    status: isLive ? 'active' : 'pending',
    paymentStatus: isLive ? 'completed' : 'pending',
    featuredTicker: isLive,
  })
  const parts = await db
    .selectFrom('entitlements')
    .select(['kind', 'withdrawnAt'])
    .where('listingId', '=', id)
    .execute()
  expect(parts.map(({ kind }) => kind).toSorted()).toEqual(isPaid ? ['post', 'ticker'] : [])
  expect(parts.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(isLive ? 2 : 0)
}

/** The charge and every cent that went back were announced once. */
async function expectAnnounced({ payer, paymentId, moves }: Lived): Promise<void> {
  const charges = moves.includes('pay') ? 1 : 0
  const back = wentBack(moves)
  const logged = await loggedAbout(paymentId)
  const centsOf = (...events: string[]) =>
    logged.filter(({ event }) => events.includes(event)).map(({ amountCents }) => amountCents)
  expect(centsOf('purchased')).toEqual(charges ? [PRICE] : [])
  expect(centsOf('refunded', 'partiallyRefunded').reduce((sum, cents) => sum + cents, 0)).toBe(back)
  const letters = await emailsTo(db, payer.email)
  const written = (name: string) => letters.filter(({ template }) => template === name)
  expect(written('listings.posted')).toHaveLength(charges)
  expect(written('billing.refunded')).toHaveLength(back === PRICE ? 1 : 0)
  expect(written('billing.partly-refunded')).toHaveLength(centsOf('partiallyRefunded').length)
}

const HISTORY_OF = { won: 'disputeWon', lost: 'disputeLost', warning_closed: 'disputeClosed' } as const

/** The history tells of a dispute, once, and nothing is left to do. */
async function expectDone({ paymentId, moves, ending }: Lived): Promise<void> {
  const told = (await readPayment(db, paymentId))?.history.map(({ what }) => what) ?? []
  expect(told.filter((what) => what.startsWith('dispute'))).toEqual(
    moves.includes('dispute') ? ['disputed', HISTORY_OF[ending]] : [],
  )
  const open = db.selectFrom('paymentEvents').select('error').where('processedAt', 'is', null)
  expect(await open.execute()).toEqual([])
}

test(
  '[PAY-05] [PAY-12] messages in any order, each up to four times, some lost: the end is the same, and right',
  async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ moves, renews, ending, seed }) => {
        const life = { ...(await begun(renews, ending)), moves }
        await liveThrough(life, () => Number(seed.next().value) / 1_000_000)
        await expectState(life)
        await expectAnnounced(life)
        await expectDone(life)
      }),
      { numRuns: numRuns(15) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
