import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'
import { clientAddress, isFromThisMachine } from './client-address.ts'

const forwarded = (list: string) => new Headers({ 'x-forwarded-for': list })

test('without a trusted proxy, the connection alone says where a request comes from', () => {
  expect(clientAddress('203.0.113.5', forwarded('1.1.1.1'), 0)).toBe('203.0.113.5')
  expect(clientAddress('::ffff:203.0.113.5', new Headers(), 0)).toBe('203.0.113.5')
})

test('behind proxies, only what they wrote themselves counts', () => {
  const list = forwarded('6.6.6.6, 203.0.113.5, 10.0.0.1')
  expect(clientAddress('10.0.0.2', list, 1)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.2', list, 2)).toBe('203.0.113.5')
})

test('a proxy may append the port, and writes IPv6 in brackets', () => {
  expect(clientAddress('10.0.0.2', forwarded('203.0.113.5:4711'), 1)).toBe('203.0.113.5')
  expect(clientAddress('10.0.0.2', forwarded('[2001:db8::1]:4711'), 1)).toBe('2001:db8::1')
})

test.each(['', 'unknown', 'evil', '203.0.113.5'])(
  'a list that cannot be right (“%s”) is not believed',
  (list) => {
    expect(clientAddress('10.0.0.2', forwarded(list), 2)).toBe('10.0.0.2')
  },
)

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a connection from %s is one of this machine', (peer) => {
  expect(isFromThisMachine(peer, new Headers({ host: 'localhost', 'user-agent': 'curl' }))).toBe(true)
})

test.each(['203.0.113.5', '10.0.0.2', '::ffff:203.0.113.5', ''])(
  'one from “%s” is not, whatever it says',
  (peer) => {
    expect(isFromThisMachine(peer, forwarded('127.0.0.1'))).toBe(false)
    expect(isFromThisMachine(peer, new Headers({ 'x-real-ip': '127.0.0.1' }))).toBe(false)
  },
)

test.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'CF-Connecting-IP',
])('what a proxy of this machine passed on (%s) was not made here', (name) => {
  expect(isFromThisMachine('127.0.0.1', new Headers({ [name]: '127.0.0.1' }))).toBe(false)
})

test('what visitors claim as their address is ignored', async () => {
  const { request } = pipelineAround((c) =>
    c.text(['x-client-ip', 'x-real-ip', 'forwarded'].map((name) => c.req.header(name) ?? '-').join(' ')),
  )
  const forged = { 'x-client-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }
  expect(await (await request('/', { headers: forged })).text()).toBe('- - -')
})
