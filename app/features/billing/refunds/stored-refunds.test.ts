import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { leftOf, matchRefund, type RefundFact, type StoredRefund, stateAfter } from './stored-refunds.ts'

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

describe('[PAY-08] what can still be refunded', () => {
  test('what is left is never below zero, and counts what is promised but not what failed', () => {
    const states = fc.constantFrom('requested', 'made', 'failed')
    const refunds = fc.array(fc.record({ amountCents: fc.nat({ max: 5000 }), state: states } as const))
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), refunds, (amountCents, refunds) => {
        const promised = refunds.filter(({ state }) => state !== 'failed')
        const sum = promised.reduce((all, one) => all + one.amountCents, 0)
        expect(leftOf(amountCents, refunds)).toBe(Math.max(0, amountCents - sum))
      }),
      { numRuns: numRuns() },
    )
  })
})

describe('[API-04] what the provider says of a refund', () => {
  test('is about the row it was made for, or about no refund of this site', () => {
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
