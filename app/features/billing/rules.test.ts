import { describe, expect, test } from 'vitest'
import { TIERS } from '#app/features/pricing/packages.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import {
  billFor,
  type ListingToPay,
  MAX_POLLS,
  PAYMENT_TIMEOUT_MS,
  POLL_INTERVAL_MS,
  parseTier,
  partsFor,
  RECEIPTS_PER_PAGE,
  SUCCESS_CLOSE_MS,
  tierNow,
  tiersFor,
  whyNotPay,
} from './rules.ts'
import {
  isMigrated,
  LISTING_STATES,
  listingStateOf,
  nextChargeAt,
  periodPaidUntil,
  subscriptionStatus,
  whyNotChange,
  whyNotRenew,
} from './subscriptions/rules.ts'

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
  const judge = (listing: ListingToPay, wish: Parameters<typeof whyNotPay>[1]) =>
    whyNotPay(listing, wish, { actor: owner, now: NOW })?.code ?? null

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
  ] as const)('for %s', (_, listing, wish, code) => {
    expect(judge(listing, wish)).toBe(code)
  })
})

test('[SUB-02] a migrated subscription can be neither cancelled, nor toggled, nor managed', () => {
  const facts = { listingState: 'present', otherRenews: false } as const
  const migrated = { ...facts, stripeSubscriptionId: 'migrated_17', status: 'active' }
  expect(isMigrated(migrated.stripeSubscriptionId)).toBe(true)
  expect(
    (['cancel', 'renewal', 'billing'] as const).map((wish) => whyNotChange(migrated, wish)?.code),
  ).toEqual(['billing.migratedCancel', 'billing.migratedRenewal', 'billing.migratedBilling'])
  expect(whyNotChange({ ...facts, stripeSubscriptionId: 'sub_1', status: 'canceled' }, 'cancel')?.code).toBe(
    'billing.subscriptionOver',
  )
})

describe('[SUB-02] what a subscription pays for decides whether it can go on', () => {
  const listing = {
    moderation: 'approved',
    paymentStatus: 'completed',
    deletedAt: null,
    ownerHidden: false,
  } as const

  test('a listing is present, or gone for a reason', () => {
    expect([
      listingStateOf(listing),
      listingStateOf({ ...listing, moderation: 'waiting' }),
      listingStateOf({ ...listing, paymentStatus: 'pending' }),
      listingStateOf({ ...listing, deletedAt: NOW }),
      listingStateOf({ ...listing, moderation: 'rejected' }),
      listingStateOf({ ...listing, moderation: 'removed' }),
      listingStateOf({ ...listing, ownerHidden: true }),
      listingStateOf(null),
    ]).toEqual(['present', 'present', 'unpaid', 'deleted', 'rejected', 'removed', 'ownerGone', 'deleted'])
  })

  test('what is gone can be cancelled, but neither turned on again nor paid with another card', () => {
    for (const listingState of LISTING_STATES) {
      const facts = { stripeSubscriptionId: 'sub_1', status: 'active', listingState, otherRenews: false }
      const refusal = whyNotRenew(listingState)
      expect(refusal === null).toBe(listingState === 'present')
      expect(whyNotChange(facts, 'cancel')).toBeNull()
      expect(whyNotChange(facts, 'renewal')).toEqual(refusal)
      expect(whyNotChange(facts, 'billing')).toEqual(refusal)
    }
  })

  test('two subscriptions never renew the same listing', () => {
    const facts = { stripeSubscriptionId: 'sub_1', status: 'active', listingState: 'present' } as const
    expect(whyNotChange({ ...facts, otherRenews: true }, 'renewal')?.code).toBe('billing.otherRenewal')
    expect(whyNotChange({ ...facts, otherRenews: true }, 'cancel')).toBeNull()
  })
})

test('[SUB-01] a failed renewal is no next charge, and paid is only what was paid', () => {
  const period = { currentPeriodStart: daysAgo(1), currentPeriodEnd: daysAgo(-29), cancelAtPeriodEnd: false }
  const active = { ...period, status: 'active' }
  expect([nextChargeAt(active), periodPaidUntil(active)]).toEqual([daysAgo(-29), daysAgo(-29)])
  expect(nextChargeAt({ ...active, cancelAtPeriodEnd: true })).toBeNull()
  const failed = { ...period, status: 'past_due' }
  expect([nextChargeAt(failed), periodPaidUntil(failed)]).toEqual([null, daysAgo(1)])
})

test('[SUB-01] how a subscription stands', () => {
  expect(
    ['active', 'past_due', 'incomplete', 'canceled', 'incomplete_expired'].map(subscriptionStatus),
  ).toEqual(['active', 'pastDue', 'incomplete', 'canceled', 'canceled'])
})

test('the address of the payment page names a package, if it is one that can be bought', () => {
  const asked = (text: string) => parseTier(new URLSearchParams(text), ['gold', 'platinum'], 'gold')
  expect([asked('tier=platinum'), asked('tier=single'), asked('tier=top'), asked('')]).toEqual([
    'platinum',
    'gold',
    'gold',
    'gold',
  ])
})

test('the times of the specification', () => {
  expect([PAYMENT_TIMEOUT_MS, SUCCESS_CLOSE_MS]).toEqual([30_000, 2000])
  expect(POLL_INTERVAL_MS * MAX_POLLS).toBe(90_000)
  expect(RECEIPTS_PER_PAGE).toBe(10)
})
