import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { LISTING_STATES, listingStateOf, whyNotChange, whyNotRenew } from './rules.ts'
import { isMigrated } from './subscription-status.ts'

test('[SUB-02] a migrated subscription can be neither cancelled, nor toggled, nor managed', () => {
  const facts = { listingState: 'present', otherRenews: false } as const
  const migrated = { ...facts, stripeSubscriptionId: 'migrated_17', status: 'active' }
  expect(isMigrated(migrated.stripeSubscriptionId)).toBe(true)
  expect(
    (['cancel', 'renewal', 'billing'] as const).map((intent) => whyNotChange(migrated, intent)?.code),
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
