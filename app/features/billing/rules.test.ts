import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRODUCTS, priceOf, TIERS } from '#app/features/pricing/packages.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { billFor, type ListingToPay, partsFor, tierNow, tiersFor, whyNotPay } from './rules.ts'

const owner = { id: 'owner' }

const draft: ListingToPay = {
  userId: owner.id,
  status: 'pending',
  moderation: 'approved',
  paymentStatus: 'pending',
  paymentType: 'regular-listing',
  expiresAt: null,
  deletedAt: null,
  renews: false,
  isOnTop: false,
}
const running: ListingToPay = {
  ...draft,
  status: 'active',
  paymentStatus: 'completed',
  paymentType: 'gold-package',
  expiresAt: daysAgo(-3),
}
const over: ListingToPay = { ...running, status: 'expired', expiresAt: daysAgo(1) }

describe('[PAY-04] a bill', () => {
  test('is the whole price for a draft and for what is over', () => {
    expect(billFor(draft, 'silver', NOW)).toEqual({ reason: 'new', amountCents: 10_000 })
    expect(billFor(over, 'single', NOW)).toEqual({ reason: 'renewal', amountCents: 4000 })
  })

  test('is the difference for more, and the price for more of the same', () => {
    expect(billFor(running, 'platinum', NOW)).toEqual({ reason: 'upgrade', amountCents: 30_000 })
    expect(billFor(running, 'gold', NOW)).toEqual({ reason: 'renewal', amountCents: 30_000 })
    expect(tiersFor(running, NOW)).toEqual(['gold', 'platinum'])
    expect(tiersFor(over, NOW)).toEqual(TIERS)
  })
})

test('[PAY-04] an upgrade adds what the running package lacks, every other payment the whole package', () => {
  expect(tierNow(running, NOW)).toBe('gold')
  expect(partsFor(running, 'platinum', NOW)).toEqual(['homeBillboard'])
  expect(partsFor(running, 'gold', NOW)).toEqual(['categoryPost', 'tickerPost', 'categoryBillboard'])
  expect(partsFor(over, 'silver', NOW)).toEqual(['categoryPost', 'tickerPost'])
})

describe('[PAY-04] paying', () => {
  const judge = (listing: ListingToPay, request: Parameters<typeof whyNotPay>[1]) =>
    whyNotPay(listing, request, { actor: owner, now: NOW })?.code ?? null

  test.each([
    ['a draft', draft, { tier: 'gold', renews: true }, null],
    ['a smaller package', running, { tier: 'silver', renews: false }, 'billing.lowerPackage'],
    ['an upgrade every month', running, { tier: 'platinum', renews: true }, 'billing.upgradeOnce'],
    [
      'what renews itself',
      { ...running, renews: true },
      { tier: 'gold', renews: false },
      'billing.alreadyRenews',
    ],
    [
      'what was removed',
      { ...draft, moderation: 'removed' },
      { tier: 'gold', renews: false },
      'billing.listingRejected',
    ],
    [
      'what waits for a moderator',
      { ...draft, moderation: 'waiting' },
      { tier: 'gold', renews: false },
      null,
    ],
  ] as const)('for %s', (_, listing, request, code) => {
    expect(judge(listing, request)).toBe(code)
  })
})

describe('[PAY-06] the amount of a bill', () => {
  const listings = fc.record({
    paymentStatus: fc.constantFrom('pending', 'completed'),
    paymentType: fc.oneof(fc.string(), fc.constantFrom(...TIERS, ...TIERS.map((tier) => `${tier}-package`))),
    expiresAt: fc.option(fc.date({ noInvalidDate: true })),
    renews: fc.boolean(),
    isOnTop: fc.boolean(),
  })
  const PRICES = PRODUCTS.map(priceOf)
  const LISTED = new Set([
    ...PRICES,
    ...TIERS.flatMap((tier) => TIERS.map((other) => priceOf(tier) - priceOf(other))),
  ])

  test('is positive and from the price list, for every product and every listing there could be', () => {
    fc.assert(
      fc.property(listings, fc.constantFrom(...PRODUCTS), (given, product) => {
        const { amountCents } = billFor({ ...draft, ...given }, product, NOW)
        expect(amountCents).toBeGreaterThan(0)
        expect(amountCents).toBeLessThanOrEqual(priceOf(product))
        expect(LISTED.has(amountCents)).toBe(true)
      }),
      { numRuns: numRuns() },
    )
  })
})
