import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { oldAddressKey, oldAddressKeys } from './old-address.ts'

test('[IMP-05] an old address is stored without its host, and found with any order of its parameters', () => {
  expect(oldAddressKey('https://old.example/index.php?page=item&id=5')).toBe('/index.php?id=5&page=item')
  expect(oldAddressKeys('/index.php', '?page=item&id=5')).toEqual(['/index.php?id=5&page=item', '/index.php'])
  expect(oldAddressKeys('/trucks/kenworth_i17/', '')).toEqual(['/trucks/kenworth_i17', '*_i17'])
  expect(oldAddressKey('/Стоянка/')).toBe('/%D0%A1%D1%82%D0%BE%D1%8F%D0%BD%D0%BA%D0%B0')
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/',
  'page',
  '*',
  '*x',
  `/${'x'.repeat(700)}`,
])('[IMP-05] %j is no old address', (address) => {
  expect(oldAddressKey(address)).toBeNull()
})

test('[IMP-05] no request can make more than three keys, and none is an address of another site', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const keys = oldAddressKeys(path || '/', query ? `?${query}` : '')
      expect(keys.length).toBeLessThanOrEqual(3)
      for (const key of keys) expect(key).toMatch(/^(?:\/|\*_i\d+$)/u)
    }),
    { numRuns: numRuns(40), examples: [['//', '']] },
  )
})
