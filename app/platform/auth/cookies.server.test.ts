import { expect, test } from 'vitest'
import { clearCookie, readCookie, setCookie } from './cookies.server.ts'
import { newToken } from './secret-token.server.ts'

const HTTPS = 'https://haulpost.example'
const HTTP = 'http://localhost:3000'
const token = newToken()

const sent = (cookie: string) => new Headers({ cookie })

test('over https the session cookie belongs to this host alone and no script can read it', () => {
  expect(setCookie('sid', token, HTTPS)).toBe(
    `__Host-sid=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
})

test('on this machine there is no https, so browsers would refuse such a cookie', () => {
  expect(setCookie('sid', token, HTTP)).toBe(`sid=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`)
})

test('what was set is read, whatever else is sent', () => {
  expect(readCookie('sid', sent(`lang=ru; sid=${token}; device=x`), HTTP)).toBe(token)
  expect(readCookie('sid', sent(`a=b;__Host-sid=${token}`), HTTPS)).toBe(token)
})

test('a cookie that was planted without https is not accepted', () => {
  expect(readCookie('sid', sent(`sid=${token}; x__Host-sid=${token}`), HTTPS)).toBeNull()
})

test.each([
  '',
  'sid=',
  'sid=short',
  `sid=${'a'.repeat(65)}`,
  'sid=a b',
  `sid="${token}"`,
  'sid=%00',
  `xsid=${token}`,
])('“%s” holds no session', (cookie) => {
  expect(readCookie('sid', sent(cookie), HTTP)).toBeNull()
})

test('clearing makes the browser drop the cookie at once', () => {
  expect(clearCookie('sid', HTTPS)).toMatch(/^__Host-sid=; Path=\/; Max-Age=0;.*Secure$/u)
})
