import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOf, matchRefund, type RefundFact, type StoredRefund, stateAfter, whyNotRefund } from './rules.ts'

const ADMIN = { role: 'admin' } as const
const paid = (leftCents: number) => ({ state: 'paid', leftCents }) as const

const aRefund = (given: Partial<StoredRefund> = {}): StoredRefund => ({
  id: 'a',
  amountCents: 1000,
  state: 'requested',
  stripeRefundId: null,
  ...given,
})
const aFact = (given: Partial<RefundFact> = {}): RefundFact => ({
  providerId: 're_1',
  refundId: 'a',
  amountCents: 1000,
  state: 'made',
  at: new Date(0),
  ...given,
})

describe('[PAY-08] who can refund what', () => {
  test.each([0, -1, -4000, 4001, 99_999_999, 10.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s cents of 4000 are refused',
    (cents) => expect(whyNotRefund(paid(4000), cents, ADMIN)).not.toBeNull(),
  )

  test('only admins refund, only what was paid, and not more than is left of it', () => {
    expect(whyNotRefund(paid(4000), 4000, ADMIN)).toBeNull()
    expect(whyNotRefund(paid(4000), 1, ADMIN)).toBeNull()
    expect(whyNotRefund(paid(4000), 4000, { role: 'user' })).toMatchObject({ kind: 'forbidden' })
    expect(whyNotRefund({ state: 'open', leftCents: 4000 }, 4000, ADMIN)).toMatchObject({
      code: 'billing.refundNotPaid',
    })
    expect(whyNotRefund({ state: 'refunded', leftCents: 0 }, 1, ADMIN)).toMatchObject({
      code: 'money.nothingLeft',
    })
    expect(whyNotRefund(paid(250), 251, ADMIN)).toMatchObject({ params: { left: '$2.50' } })
  })

  test('what is left is never below zero, and counts what is promised but not what failed', () => {
    const states = fc.constantFrom('requested', 'made', 'failed')
    const refunds = fc.array(fc.record({ amountCents: fc.nat({ max: 5000 }), state: states } as const))
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), refunds, (amountCents, refunds) => {
        const promised = refunds.filter(({ state }) => state !== 'failed')
        const sum = promised.reduce((all, one) => all + one.amountCents, 0)
        expect(leftOf(amountCents, refunds)).toBe(Math.max(0, amountCents - sum))
      }),
    )
  })
})

describe('[API-04] what the provider says of a refund', () => {
  test('is about the row it was made for, or about none of ours', () => {
    const ours = aRefund()
    expect(matchRefund([ours], aFact())).toBe(ours)
    expect(matchRefund([ours], aFact({ refundId: null }))).toBeUndefined()
    expect(matchRefund([aRefund({ stripeRefundId: 're_2' })], aFact())).toBeUndefined()
    const known = aRefund({ id: 'b', stripeRefundId: 're_1' })
    expect(matchRefund([ours, known], aFact({ refundId: 'x' }))).toBe(known)
  })

  test('goes forward only: what failed there stays failed when an older answer comes late', () => {
    expect(stateAfter(aRefund(), aFact())).toBe('made')
    expect(stateAfter(aRefund({ state: 'made', stripeRefundId: 're_1' }), aFact({ state: 'failed' }))).toBe(
      'failed',
    )
    expect(stateAfter(aRefund({ state: 'failed', stripeRefundId: 're_1' }), aFact())).toBe('failed')
  })
})
