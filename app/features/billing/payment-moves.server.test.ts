import { describe, expect, test } from 'vitest'
import { aPayment } from '#tests/factories/payments.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { createPayment, movePayment, PAYMENT_MOVES, type PaymentEvent } from './payment-moves.server.ts'
import { findPayment } from './queries.server.ts'
import { PAYMENT_STATES, type PaymentState } from './rules.ts'

const { db } = useDatabase()
const ctx = { db, now: daysAgo(-1) }

const EVENTS = ['pay', 'cancel', 'expire', 'refund'] as const satisfies readonly PaymentEvent[]

/** Where each event leads from each state, written down once more; null is a refusal. */
const EXPECTED: Readonly<Record<PaymentState, Readonly<Record<PaymentEvent, PaymentState | null>>>> = {
  open: { pay: 'paid', cancel: 'canceled', expire: 'canceled', refund: null },
  paid: { pay: null, cancel: null, expire: null, refund: 'refunded' },
  refunded: { pay: null, cancel: null, expire: null, refund: null },
  canceled: { pay: 'paid', cancel: null, expire: null, refund: null },
}

const PAIRS = PAYMENT_STATES.flatMap((from) => EVENTS.map((event) => [from, event] as const))

async function stored(given: Parameters<typeof aPayment>[1]) {
  const { id } = await aPayment(db, given)
  const payment = await findPayment(db, id)
  if (!payment) throw new Error('the payment is stored')
  return payment
}

describe('[PAY-05] the state of a payment', () => {
  test.each(PAIRS)('%s moves by “%s” where the table says so, and nowhere else', async (state, event) => {
    const payment = await stored({ state })
    const to = EXPECTED[state][event]

    const outcome = await movePayment(ctx, payment, event).catch((error: unknown) => String(error))

    expect(outcome).toBe(to ? true : `Error: no payment moves from ${state} by ${event}`)
    expect(await findPayment(db, payment.id)).toMatchObject({ state: to ?? state })
  })

  test('has a table that names each pair of state and event once', () => {
    const known = new Set<string>(EVENTS)
    const moves = PAYMENT_MOVES.filter(({ from }) => from !== 'none')

    expect(new Set(moves.map(({ from, event }) => `${from} ${event}`)).size).toBe(moves.length)
    expect(moves.filter(({ event }) => !known.has(event))).toEqual([])
    expect(moves.filter(({ to }) => PAYMENT_STATES.indexOf(to) === 0)).toEqual([])
  })

  test('says when it was paid and when it was refunded, and how much', async () => {
    const open = await stored({ state: 'open', amountCents: 4000 })
    await movePayment(ctx, open, 'pay', { cardBrand: 'visa', cardLast4: '4242' })
    expect(await findPayment(db, open.id)).toMatchObject({ paidAt: ctx.now, cardLast4: '4242' })

    await movePayment(ctx, { ...open, state: 'paid' }, 'refund')
    expect(await findPayment(db, open.id)).toMatchObject({ refundedAt: ctx.now, refundedAmount: 4000 })
  })

  test.each([
    ['its state', { state: 'canceled' }],
    ['its charge', { stripePaymentIntentId: 'pi_of_another_tab' }],
  ] as const)('stays as it is when %s has changed since it was read', async (_, changed) => {
    const read = await stored({ state: 'open' })
    await db.updateTable('payments').set(changed).where('id', '=', read.id).execute()
    const before = await findPayment(db, read.id)

    expect(await movePayment(ctx, read, 'cancel')).toBe(false)
    expect(await findPayment(db, read.id)).toEqual(before)
  })

  test('is open at first', async () => {
    const { userId } = await stored({})
    const facts = { userId, tier: 'gold', reason: 'new', amountCents: 30_000 } as const

    const { id } = await createPayment({ db, now: NOW }, facts)

    expect(await findPayment(db, id)).toMatchObject({ state: 'open', paidAt: null, createdAt: NOW })
  })
})
