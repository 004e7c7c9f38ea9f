import { describe, expect, test } from 'vitest'
import { DELETED_DAYS } from '#app/features/items/item-status.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { BULK_ACTIONS, type ItemFacts, MODERATION_ACTION_NAMES, ruleOf } from './actions.ts'
import { deletedState, whyNotModerate, whyNotStale, whyNotStatus } from './rules.ts'

const item: ItemFacts = {
  kind: 'listing',
  status: 'active',
  moderation: 'approved',
  featured: false,
  deleted: 'no',
  over: false,
  unpaid: false,
  reports: 0,
  change: null,
}

const allowed = (given: Partial<ItemFacts>) =>
  MODERATION_ACTION_NAMES.filter((action) => whyNotModerate(action, { ...item, ...given }) === null)

describe('[MOD-04] what can be done with an item', () => {
  test.each<[string, Partial<ItemFacts>, readonly string[]]>([
    ['live', {}, ['reject', 'remove', 'feature', 'deactivate', 'delete']],
    ['waiting', { status: 'pending', moderation: 'waiting' }, ['approve', 'reject', 'remove', 'delete']],
    ['inactive', { status: 'inactive' }, ['approve', 'reject', 'remove', 'reactivate', 'delete']],
    ['rejected', { status: 'inactive', moderation: 'rejected' }, ['approve', 'remove', 'delete']],
    ['featured', { featured: true }, ['reject', 'remove', 'unfeature', 'deactivate', 'delete']],
    ['reported', { reports: 2 }, ['reject', 'remove', 'dismiss', 'feature', 'deactivate', 'delete']],
    ['over', { status: 'expired', over: true }, ['reject', 'remove', 'delete']],
    ['an unpaid draft', { status: 'pending', unpaid: true }, ['reject', 'remove', 'delete']],
    ['deleted', { deleted: 'restorable' }, ['restore']],
    ['deleted long ago', { deleted: 'gone' }, []],
  ])('%s', (_, given, expected) => {
    expect(allowed(given)).toEqual(expected)
  })

  test('deactivating takes a listing out of the ticker, rejecting and deleting take out either', () => {
    expect(ruleOf('deactivate').change(item)).toEqual({ status: 'inactive', featured: false })
    expect(ruleOf('deactivate').change({ ...item, kind: 'banner' })).toEqual({ status: 'inactive' })
    expect(ruleOf('reject').change(item)).toMatchObject({ moderation: 'rejected', featured: false })
    expect(ruleOf('delete').change(item)).toEqual({ deleted: true, featured: false })
  })

  test('admins choose any other status, but make nothing live that may not be (D-04)', () => {
    expect(whyNotStatus('sold', item)).toBeNull()
    expect(whyNotStatus('active', item)?.code).toBe('moderation.alreadyDone')
    expect(whyNotStatus('active', { ...item, status: 'expired', over: true })?.code).toBe(
      'moderation.hasExpired',
    )
  })
})

test('[MOD-05] many at once are approved, rejected or deleted', () => {
  expect(BULK_ACTIONS).toEqual(['approve', 'reject', 'delete'])
})

test('what was decided on an older state of an item decides nothing', () => {
  expect(whyNotStale(1, 1)).toBeNull()
  expect(whyNotStale(1, 2)?.kind).toBe('conflict')
})

test('what was deleted can be restored for 30 days (D-38)', () => {
  expect(deletedState(null, NOW)).toBe('no')
  expect(deletedState(daysAgo(DELETED_DAYS), NOW)).toBe('restorable')
  expect(deletedState(daysAgo(DELETED_DAYS + 0.01), NOW)).toBe('gone')
})
