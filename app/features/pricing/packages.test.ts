import { describe, expect, test } from 'vitest'
import {
  bringsBillboard,
  DEFAULT_TIER,
  isTier,
  PACKAGES,
  POPULAR,
  parseTier,
  priceOf,
  productNamed,
  savingOf,
  TIERS,
  tierNamed,
} from './packages.ts'

describe('[POST-08] the price list', () => {
  test.each([
    ['single', 4000, 4000, 0],
    ['silver', 10_000, 14_000, 4000],
    ['gold', 30_000, 39_000, 9000],
    ['platinum', 60_000, 71_000, 11_000],
  ] as const)('%s costs %d cents, is worth %d and saves %d', (tier, price, value, saving) => {
    expect([priceOf(tier), PACKAGES[tier].valueCents, savingOf(tier)]).toEqual([price, value, saving])
  })

  test('offers every package by its price, the smallest first, gold as the popular one, and the bump on its own', () => {
    expect(TIERS.map(priceOf)).toEqual(TIERS.map(priceOf).toSorted((one, other) => one - other))
    expect(DEFAULT_TIER).toBe(TIERS[0])
    expect(POPULAR).toBe('gold')
    expect(PACKAGES.top.priceCents).toBe(1000)
    expect(isTier('top')).toBe(false)
  })

  test('[POST-13] gold and platinum bring a billboard', () => {
    expect(TIERS.filter(bringsBillboard)).toEqual(['gold', 'platinum'])
  })
})

test('[PAY-11] the bump is a product and no package, known by its name and by its payment type', () => {
  expect([productNamed('top'), productNamed('top-listing'), productNamed('gold')]).toEqual([
    'top',
    'top',
    'gold',
  ])
  expect(productNamed('Top')).toBeNull()
  expect(priceOf('top')).toBe(1000)
})

describe('[PAY-04] a package', () => {
  test('is known by its name and by the payment type of listings', () => {
    expect(tierNamed('gold')).toBe('gold')
    expect(tierNamed('gold-package')).toBe('gold')
    expect(tierNamed('regular-listing')).toBe('single')
  })

  test.each(['', 'top', 'top-listing', 'Gold', 'constructor', '__proto__', 'toString'])(
    '“%s” is none',
    (name) => {
      expect(tierNamed(name)).toBeNull()
      expect(isTier(name)).toBe(false)
    },
  )
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
