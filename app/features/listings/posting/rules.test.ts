import { describe, expect, test } from 'vitest'
import { anActor } from '#tests/helpers/ctx.ts'
import { statusAfterPayment, whyNotEdit, whyNotRepost } from './rules.ts'

const owner = anActor()
const stranger = anActor({ id: '00000000-0000-4000-8000-000000000002' })
const live = {
  userId: owner.id,
  status: 'active',
  moderation: 'approved',
  paymentStatus: 'completed',
  replacedBy: null,
} as const

test('[POST-09] a payment puts drafts and ended listings live, and nothing its owner took down', () => {
  expect(statusAfterPayment('pending')).toBe('active')
  expect(statusAfterPayment('expired')).toBe('active')
  expect(statusAfterPayment('inactive')).toBe('inactive')
  expect(statusAfterPayment('sold')).toBe('sold')
})

describe('who may', () => {
  test('[DASH-05] edit: the owner and admins; for strangers it does not exist', () => {
    expect(whyNotEdit(live, owner)).toBeNull()
    expect(whyNotEdit(live, anActor({ ...stranger, role: 'admin' }))).toBeNull()
    expect(whyNotEdit(live, stranger)).toMatchObject({ kind: 'notFound' })
    expect(whyNotEdit({ ...live, moderation: 'removed' }, owner)).toMatchObject({ kind: 'conflict' })
    expect(whyNotEdit({ ...live, replacedBy: 'x' }, owner)).toMatchObject({ kind: 'conflict' })
  })

  test('[REPO-01] repost: the owner, once, and nothing that was rejected', () => {
    expect(whyNotRepost(live, owner)).toBeNull()
    expect(whyNotRepost({ ...live, status: 'expired' }, owner)).toBeNull()
    expect(whyNotRepost(live, stranger)).toMatchObject({ kind: 'notFound' })
    expect(whyNotRepost({ ...live, replacedBy: 'x' }, owner)).toMatchObject({ code: 'posting.replaced' })
    expect(whyNotRepost({ ...live, moderation: 'rejected' }, owner)).toMatchObject({
      code: 'posting.removed',
    })
    const draft = { ...live, status: 'pending', paymentStatus: 'pending' } as const
    expect(whyNotRepost(draft, owner)).toMatchObject({ code: 'posting.isUnpaid' })
  })
})
