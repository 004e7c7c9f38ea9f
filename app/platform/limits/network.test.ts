import { expect, test } from 'vitest'
import { isLoopback, networkOf, prefixOf } from './network.ts'

test('a household with IPv6 counts as one, whichever of its addresses it uses', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:7::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
})

test('a log line shows the network, never the whole address', () => {
  expect(prefixOf('203.0.113.9')).toBe('203.0.113.0/24')
  expect(prefixOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
})

test.each(['127.0.0.1', '127.4.5.6', '::1', '0:0:0:0:0:0:0:1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true)
})

test.each(['128.0.0.1', '10.0.0.1', '::2', '2001:db8::1', '1::'])('%s is another machine', (address) => {
  expect(isLoopback(address)).toBe(false)
})
