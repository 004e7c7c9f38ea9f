import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { boundedQueue } from '../limits/bounded-queue.ts'

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/** One of those that OWASP recommends: 64 MB and about 180 ms of a core for each hash. */
const COST: Cost = { N: 65_536, r: 8, p: 2 }
/** What hashes cost that earlier releases stored. Such a hash is replaced when its user signs in. */
const EARLIER_COST: Cost = { N: 16_384, r: 16, p: 1 }
const MAX_MEMORY = 128 * 1024 * 1024
const SALT_BYTES = 16
const HASH_BYTES = 32
const HASH = /^scrypt\$(?<n>\d+)\$(?<r>\d+)\$(?<p>\d+)\$(?<salt>[\w-]+)\$(?<key>[\w-]+)$/u

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt)

// A process hashes two at a time, so that a flood of sign-ins leaves a core for pages.
const hashing = boundedQueue({
  concurrency: 2,
  maxWaiting: 20,
  fullError: () => new RefusedError(refuse('unavailable', 'common.tooBusy')),
})

type StoredHash = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer }

function parseHash(hash: string): StoredHash | null {
  const parts = HASH.exec(hash)?.groups
  if (!parts) return null
  return {
    cost: { N: Number(parts['n']), r: Number(parts['r']), p: Number(parts['p']) },
    salt: Buffer.from(parts['salt'] ?? '', 'base64url'),
    key: Buffer.from(parts['key'] ?? '', 'base64url'),
  }
}

const isCost = (a: Cost) => (b: Cost) => a.N === b.N && a.r === b.r && a.p === b.p

/** The same password typed on two keyboards can arrive in two Unicode forms. */
const composed = (password: string) => password.normalize('NFC')

const keyOf = (password: string, salt: Buffer, cost: Cost) =>
  derive(composed(password), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY })

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

/**
 * Returns what is stored of a password: 'scrypt$65536$8$2$salt$key'. It names the cost, so that it can be raised
 * later.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await hashing(() => keyOf(password, salt, COST))
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether a hash is one that an earlier release stored: it is to be replaced while the password is at hand. */
export function isOutdated(hash: string): boolean {
  const stored = parseHash(hash)
  return stored !== null && isCost(EARLIER_COST)(stored.cost)
}

/**
 * Returns the costs that are spent on a sign-in. They are the same for hashes of each release and for addresses without
 * an account, or the duration would tell them apart.
 */
export function costsOfSignIn(hash: string | null): readonly Cost[] {
  const costs = [EARLIER_COST, COST]
  const stored = parseHash(hash ?? '')
  return stored === null || costs.some(isCost(stored.cost)) ? costs : [stored.cost]
}

/** Whether a password matches the stored hash; null for an account without a hash and for an unknown address. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = parseHash(hash ?? '')
  return hashing(async () => {
    let isRight = false
    for (const cost of costsOfSignIn(hash)) {
      const isStored = stored !== null && isCost(stored.cost)(cost)
      const key = await keyOf(password, isStored ? stored.salt : randomBytes(SALT_BYTES), cost)
      if (isStored) isRight = isEqual(key, stored.key)
    }
    return isRight
  })
}

/** Whether a password matches a hash. Takes as long when it does not. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const stored = parseHash(hash)
  if (!stored) return false
  return isEqual(await hashing(() => keyOf(password, stored.salt, stored.cost)), stored.key)
}
