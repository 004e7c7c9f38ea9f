import { describe, expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { addedPeriod, kindsOf, nextPeriod } from './entitlement-periods.ts'

describe('what a package brings', () => {
  test('[POST-12] silver brings the ticker, gold also the category page, platinum also the home page', () => {
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
})
