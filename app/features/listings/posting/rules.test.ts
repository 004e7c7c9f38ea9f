import { describe, expect, test } from 'vitest'
import { addedPeriod, kindsOf, nextPeriod } from '#app/features/entitlements/entitlement-periods.ts'
import { whyNotPost } from '#app/features/items/rules.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import {
  priceSigns,
  requiredLanguage,
  serviceOf,
  statesFor,
  statusAfterPayment,
  whyNotEdit,
  whyNotRepost,
  zipDigits,
} from './rules.ts'

const owner = anActor()
const stranger = anActor({ id: '00000000-0000-4000-8000-000000000002' })
const live = {
  userId: owner.id,
  status: 'active',
  moderation: 'approved',
  paymentStatus: 'completed',
  replacedBy: null,
} as const

describe('what a package brings', () => {
  test('[POST-12] silver brings the ticker, gold the category board besides, platinum the home page', () => {
    expect(kindsOf('single', null)).toEqual(['post'])
    expect(kindsOf('silver', null)).toEqual(['post', 'ticker'])
    expect(kindsOf('gold', null)).toEqual(['post', 'ticker', 'category-board'])
    expect(kindsOf('platinum', null)).toEqual(['post', 'ticker', 'category-board', 'home-board'])
  })

  test('[POST-12] an upgrade brings the parts without another post', () =>
    expect(kindsOf('silver', 'single')).toEqual(['ticker']))

  test('[POST-16] an upgrade brings only what the smaller package lacked', () => {
    expect(kindsOf('gold', 'silver')).toEqual(['category-board'])
    expect(kindsOf('platinum', 'gold')).toEqual(['home-board'])
    expect(kindsOf('platinum', 'single')).toEqual(['ticker', 'category-board', 'home-board'])
  })

  test('[POST-16] what is added ends with what it is added to, and is never paid for in vain', () => {
    expect(addedPeriod(NOW, daysAgo(-12))).toEqual({ startsAt: NOW, endsAt: daysAgo(-12) })
    expect(addedPeriod(NOW, daysAgo(-45))).toEqual({ startsAt: NOW, endsAt: daysAgo(-30) })
    expect(addedPeriod(NOW, daysAgo(1))).toEqual({ startsAt: NOW, endsAt: daysAgo(-30) })
    expect(addedPeriod(NOW, null)).toEqual({ startsAt: NOW, endsAt: daysAgo(-30) })
  })

  test('[POST-15] 30 days begin now, or when what is paid ends (D-03)', () => {
    expect(nextPeriod(NOW, null)).toEqual({ startsAt: NOW, endsAt: daysAgo(-30) })
    expect(nextPeriod(NOW, daysAgo(2))).toEqual({ startsAt: NOW, endsAt: daysAgo(-30) })
    expect(nextPeriod(NOW, daysAgo(-5))).toEqual({ startsAt: daysAgo(-5), endsAt: daysAgo(-35) })
  })

  test('[POST-09] a payment puts drafts and ended listings live, and nothing its owner took down', () => {
    expect(statusAfterPayment('pending')).toBe('active')
    expect(statusAfterPayment('expired')).toBe('active')
    expect(statusAfterPayment('inactive')).toBe('inactive')
    expect(statusAfterPayment('sold')).toBe('sold')
  })
})

describe('who may', () => {
  test('[POST-01] post: whoever is signed in and not banned', () => {
    expect(whyNotPost(null)).toMatchObject({ kind: 'unauthenticated', code: 'posting.loginFirst' })
    expect(whyNotPost(anActor({ role: 'banned' }))).toMatchObject({ kind: 'forbidden' })
    expect(whyNotPost(owner)).toBeNull()
  })

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
    expect(whyNotRepost(draft, owner)).toMatchObject({ code: 'posting.stillDraft' })
  })
})

describe('the form', () => {
  test('[POST-02] asks for the language of the reader, unless the listing speaks others only (D-33)', () => {
    expect(requiredLanguage({}, 'es')).toBe('es')
    expect(requiredLanguage({ en: 'a', ru: 'б' }, 'ru')).toBe('ru')
    expect(requiredLanguage({ ru: 'б' }, 'en')).toBe('ru')
  })

  test('[POST-05] a wide area names no place; one state of it is a specific one', () => {
    const place = { city: 'Joliet', zip: '60431' }
    const nowhere = { serviceCity: '', serviceState: null, serviceZipCode: '' }
    expect(serviceOf({ area: 'all_states', state: '', ...place })).toEqual({
      serviceAreaType: 'all_states',
      ...nowhere,
    })
    expect(serviceOf({ area: 'midwest', state: '', ...place })).toEqual({
      serviceAreaType: 'midwest',
      ...nowhere,
    })
    expect(serviceOf({ area: 'midwest', state: 'IL', ...place })).toEqual({
      serviceAreaType: 'specific_state',
      serviceCity: 'Joliet',
      serviceState: 'IL',
      serviceZipCode: '60431',
    })
  })

  test('[POST-05] the Midwest lets one choose from its 12 states', () => {
    expect(statesFor('midwest')).toHaveLength(12)
    expect(statesFor('all_states')).toHaveLength(50)
    expect(statesFor('specific_state')).toHaveLength(50)
  })

  test('[POST-03] [POST-04] ZIP codes keep digits, prices digits, dots and $', () => {
    expect(zipDigits('6o0431-1234')).toBe('60431')
    expect(priceSigns('$45,000.50 obo <b>')).toBe('$45000.50')
  })
})
