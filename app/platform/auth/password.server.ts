import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { boundedQueue } from '../limits/bounded-queue.ts'

// 32 MB and about 60 ms of a core for each hash: what makes guessing expensive makes serving expensive too.
const COST = { N: 16_384, r: 16, p: 1 } as const
const MAX_MEMORY = 64 * 1024 * 1024
const SALT_BYTES = 16
const HASH_BYTES = 32
const HASH = /^scrypt\$(?<n>\d+)\$(?<r>\d+)\$(?<p>\d+)\$(?<salt>[\w-]+)\$(?<key>[\w-]+)$/u

type Cost = { readonly N: number; readonly r: number; readonly p: number }

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt)

// A process hashes two at a time, so that a flood of sign-ins leaves a core for pages.
const hashing = boundedQueue({
  concurrency: 2,
  maxWaiting: 20,
  fullError: () => new RefusedError(refuse('unavailable', 'common.tooBusy')),
})

/** The same password typed on two keyboards can arrive in two Unicode forms. */
const composed = (password: string) => password.normalize('NFC')

function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return hashing(() => derive(composed(password), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY }))
}

/**
 * Returns what is stored of a password: 'scrypt$16384$16$1$salt$key'. It names the cost, so that it can be raised
 * later.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, COST)
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Whether a password matches the stored hash. With null, for an account without a hash or an unknown address, it
 * takes as long as a wrong password does.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash !== null) return isPassword(password, hash)
  await hashPassword(password)
  return false
}

/** Whether a password matches a hash. Takes as long when it does not. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const found = HASH.exec(hash)?.groups
  if (!found) return false
  const cost = { N: Number(found['n']), r: Number(found['r']), p: Number(found['p']) }
  const key = await keyOf(password, Buffer.from(found['salt'] ?? '', 'base64url'), cost)
  const expected = Buffer.from(found['key'] ?? '', 'base64url')
  return key.length === expected.length && timingSafeEqual(key, expected)
}
