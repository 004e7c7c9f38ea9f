import { expect, test } from 'vitest'
import { RefusedError } from '#app/lib/refusal.ts'
import { hashPassword, isPassword, verifyPassword } from './password.server.ts'

test('a password is kept as a hash that only the password itself fits', async () => {
  const hash = await hashPassword('secret1')

  expect(hash).toMatch(/^scrypt\$16384\$16\$1\$/u)
  expect(hash).not.toContain('secret1')
  expect(await isPassword('secret1', hash)).toBe(true)
  expect(await isPassword('secret2', hash)).toBe(false)
})

test('two users with the same password have different hashes', async () => {
  expect(await hashPassword('secret1')).not.toBe(await hashPassword('secret1'))
})

test('é is é, on whatever keyboard it was typed', async () => {
  const hash = await hashPassword('caf\u00e9 noir')

  expect(await isPassword('cafe\u0301 noir', hash)).toBe(true)
})

test('a hash that is stored since an earlier release opens its account', async () => {
  const stored = 'scrypt$16384$16$1$YSBzaXRlIG9mIGxhc3QgeQ$kHRjTdUkOvqLyelr55PeHglb3d_0ZJsyNGdBbsho0lo'

  expect(await verifyPassword('Straße 66, café', stored)).toBe(true)
  expect(await verifyPassword('Strasse 66, café', stored)).toBe(false)
})

test('no password is right for an account that has none', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('secret1', null)).toBe(false)
})

test.each(['', 'secret1', 'scrypt$1$1$1$$', 'scrypt$x$1$1$a$b'])('“%s” is no hash of ours', async (hash) => {
  expect(await isPassword('secret1', hash)).toBe(false)
})

test('[AUTH-12] a flood of passwords is turned away instead of piling up', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('secret1')))
  const refused = flood.filter((result) => result.status === 'rejected')

  expect(refused).toHaveLength(18)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(RefusedError)
    expect(reason).toHaveProperty('refusal.kind', 'unavailable')
  }
})
