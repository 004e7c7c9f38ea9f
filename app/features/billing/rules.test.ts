import { describe, expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import {
  billFor,
  type ListingToPay,
  LOOK_AGAIN_MS,
  LOOKS_AT_MOST,
  PAYMENT_TIMEOUT_MS,
  RECEIPTS_PER_PAGE,
  SUCCESS_CLOSE_MS,
  sentenceOfDecline,
  tierAsked,
  tiersFor,
  whyNotPay,
  whyNotRefund,
  whyPaused,
} from './rules.ts'
import { isMigrated, standingOf, whyNotChange } from './subscriptions/rules.ts'

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
    expect(tiersFor(over, NOW)).toHaveLength(4)
  })
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

test('[PAY-08] only admins give money back, and only money that came', () => {
  expect(whyNotRefund('paid', { role: 'admin' })).toBeNull()
  expect(whyNotRefund('open', { role: 'admin' })).toMatchObject({ kind: 'conflict' })
  expect(whyNotRefund('paid', { role: 'user' })).toMatchObject({ kind: 'forbidden' })
})

test('[PAY-03] what a bank says has a sentence of ours, where there is one', () => {
  expect(sentenceOfDecline('card_declined', 'insufficient_funds')).toBe('billing.declinedFunds')
  expect(sentenceOfDecline('card_declined', 'generic_decline')).toBe('billing.declined')
  expect(sentenceOfDecline('expired_card', undefined)).toBe('billing.declinedExpired')
  expect(sentenceOfDecline('card_declined', 'do_not_honor')).toBeNull()
})

test('[PAY-03] three refused cards within an hour are followed by a pause of an hour, to the minute', () => {
  const minutesAgo = (...minutes: number[]) => minutes.map((ago) => new Date(NOW.getTime() - ago * 60_000))
  const waits = (...minutes: number[]) => whyPaused(minutesAgo(...minutes), NOW)?.params?.['count'] ?? 0
  expect([waits(), waits(1), waits(1, 2), waits(0, 1, 2), waits(10, 20, 70)]).toEqual([0, 0, 0, 60, 50])
  expect([waits(10, 20, 71), waits(59.5, 60, 61), waits(60, 61, 62)]).toEqual([0, 1, 0])
})

test('[SUB-02] a migrated subscription can be neither cancelled, nor toggled, nor managed', () => {
  const migrated = { stripeSubscriptionId: 'migrated_17', status: 'active' }
  expect(isMigrated(migrated.stripeSubscriptionId)).toBe(true)
  expect(
    (['cancel', 'renewal', 'billing'] as const).map((wish) => whyNotChange(migrated, wish)?.code),
  ).toEqual(['billing.migratedCancel', 'billing.migratedRenewal', 'billing.migratedBilling'])
  expect(whyNotChange({ stripeSubscriptionId: 'sub_1', status: 'canceled' }, 'cancel')?.code).toBe(
    'billing.subscriptionOver',
  )
})

test('[SUB-01] how a subscription stands', () => {
  expect(['active', 'past_due', 'incomplete', 'canceled', 'incomplete_expired'].map(standingOf)).toEqual([
    'active',
    'pastDue',
    'incomplete',
    'canceled',
    'canceled',
  ])
})

test('the address of the payment page names a package, if it is one that can be bought', () => {
  const asked = (text: string) => tierAsked(new URLSearchParams(text), ['gold', 'platinum'], 'gold')
  expect([asked('tier=platinum'), asked('tier=single'), asked('tier=top'), asked('')]).toEqual([
    'platinum',
    'gold',
    'gold',
    'gold',
  ])
})

test('the times of the specification', () => {
  expect([PAYMENT_TIMEOUT_MS, SUCCESS_CLOSE_MS]).toEqual([30_000, 2000])
  expect(LOOK_AGAIN_MS * LOOKS_AT_MOST).toBe(90_000)
  expect(RECEIPTS_PER_PAGE).toBe(10)
})
