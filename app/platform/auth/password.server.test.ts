import { expect, test } from 'vitest'
import { RefusedError } from '#app/lib/refusal.ts'
import { quickHash } from '#tests/factories/accounts.ts'
import { costsOfSignIn, hashPassword, isOutdated, isPassword, verifyPassword } from './password.server.ts'

test('a password is kept as a hash that only the password itself fits', async () => {
  const hash = await hashPassword('secret1')

  expect(hash).toMatch(/^scrypt\$65536\$8\$2\$/u)
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

const EARLIER = 'scrypt$16384$16$1$YSBzaXRlIG9mIGxhc3QgeQ$kHRjTdUkOvqLyelr55PeHglb3d_0ZJsyNGdBbsho0lo'
const CURRENT = 'scrypt$65536$8$2$YSBzaXRlIG9mIHRoaXMgeWVhcg$yrwe-XbST5zL_EvVx9qCkzT5Xivj-irAbJL0g0_cz1g'

test.each([EARLIER, CURRENT])('a stored hash opens its account (%s)', async (stored) => {
  expect(await verifyPassword('Straße 66, café', stored)).toBe(true)
  expect(await isPassword('Strasse 66, café', stored)).toBe(false)
})

test('[AUTH-12] only the hash of an earlier release is to be replaced', () => {
  expect([EARLIER, CURRENT].map(isOutdated)).toEqual([true, false])
})

test('[AUTH-12] a sign-in costs the same whether the address is known, and whichever release stored its hash', () => {
  const costs = costsOfSignIn(null)
  expect(costs).toContainEqual({ N: 65_536, r: 8, p: 2 })
  expect(costsOfSignIn(EARLIER)).toEqual(costs)
  expect(costsOfSignIn(CURRENT)).toEqual(costs)
})

test('no password is right for an account that has none', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('secret1', null)).toBe(false)
})

test.each(['', 'secret1', 'scrypt$1$1$1$$', 'scrypt$x$1$1$a$b'])('“%s” is no hash of ours', async (hash) => {
  expect(await isPassword('secret1', hash)).toBe(false)
})

test('[AUTH-12] a flood of passwords is turned away instead of piling up', async () => {
  const hash = quickHash('secret1')
  const flood = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword('secret1', hash)))
  const refused = flood.filter((result) => result.status === 'rejected')

  expect(refused).toHaveLength(18)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(RefusedError)
    expect(reason).toHaveProperty('refusal.kind', 'unavailable')
  }
})
