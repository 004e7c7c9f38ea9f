import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { hostAmong, isWebAddress, typedWebAddress } from './web-address.ts'

test.each([
  'https://example.com',
  'http://www.example.co.uk/path?x=1#y',
  'https://example.com:8443/a',
  'https://грузовики.example/ru',
  'https://a_b.example.com',
])('%s is a web address', (address) => {
  expect(isWebAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x.y',
  'https:example.com',
  'https:////example.com',
  'https://example.com\\@other.example',
  'https://user@example.com',
  'https://:secret@example.com',
  'https://example',
  'http://localhost',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://printer.local/',
  'http://db.internal/',
  'https://exa mple.com',
  'https://example.com/a b',
  'view-source:https://example.com',
  '',
])('[AD-02] %s is no web address', (address) => {
  expect(isWebAddress(address)).toBe(false)
})

test('[AD-02] a typed address gets its scheme, in small letters', () => {
  expect(typedWebAddress('HTTPS://Example.com/A')).toBe('https://Example.com/A')
  expect(typedWebAddress(' tires.example.com/a ')).toBe('https://tires.example.com/a')
  expect(typedWebAddress('')).toBe('')
  expect(typedWebAddress('javascript:alert(1)')).toBe('javascript:alert(1)')
})

test('[AD-02] an accepted address leads to the host it names, whatever was typed', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string(), (url, more) => {
      const address = url + more
      if (!isWebAddress(address)) return
      const { protocol, username, password, host } = new URL(address)
      expect(['http:', 'https:']).toContain(protocol)
      expect(username + password).toBe('')
      expect(host).not.toBe('')
    }),
    { numRuns: numRuns() },
  )
})

test.each([
  ['https://bad.example', 'bad.example'],
  ['HTTPS://Bad.Example:8443/x', 'bad.example'],
  ['https://a.b.bad.example/', 'bad.example'],
  ['https://ПЛОХО.example', 'xn--k1agab6a.example'],
  ['https://notbad.example', null],
  ['https://bad.example.com', null],
  ['https://good.example/bad.example', null],
  ['', null],
])('[SEC-10] %s leads to %s of the blocked hosts', (address, host) => {
  expect(hostAmong(address, ['bad.example', 'xn--k1agab6a.example'])).toBe(host)
})
