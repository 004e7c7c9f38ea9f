import { createHash } from 'node:crypto'
import { type Refusal, refuseFor } from '#app/lib/refusal.ts'
import type { Ctx } from '../ctx.server.ts'
import { returnDatabaseToken, takeDatabaseToken } from './database-buckets.server.ts'
import { countRefusal } from './limit-metrics.server.ts'
import { RATE_LIMITS, type RateLimitName } from './limits.ts'
import { memoryBuckets } from './memory-buckets.ts'
import { networkOf } from './network.ts'
import { processShare } from './process-share.ts'
import { type LowLimit, lowLimit } from './token-bucket.ts'

/** The parts of a context that limits need. */
type Limited = Pick<Ctx, 'db' | 'now' | 'actor' | 'visitor' | 'site'>

let buckets = memoryBuckets()

/** Empties the limits in memory. Tests share a process and a moment: without it, one would use up another's. */
export function forgetTokens(): void {
  buckets = memoryBuckets()
}

/** Mailboxes and addresses are personal: the database stores only their hash. */
const fingerprint = (bucket: string) => createHash('sha256').update(bucket).digest('base64url')

function keyOf(ctx: Limited, name: RateLimitName, target: string | undefined): string | null {
  const { by } = RATE_LIMITS[name]
  if (by === 'target') return target ?? ''
  if (by === 'account') return ctx.actor?.id ?? null
  const { address, isLocal } = ctx.visitor
  return ctx.site.sparesLoopback && isLocal ? null : networkOf(address)
}

/**
 * Counts one request against the limit `name`. Returns a refusal with the seconds to wait when there were too many.
 * `target` is the key where the table says so; visitors have no account and are not counted by account. Call it
 * before a transaction, never inside: a rollback would give the token back.
 */
export async function takeToken(ctx: Limited, name: RateLimitName, target?: string): Promise<Refusal | null> {
  const key = keyOf(ctx, name, target)
  if (key === null) return null
  const limit = RATE_LIMITS[name]
  const bucket = `${name} ${key}`
  const seconds =
    limit.store === 'memory'
      ? buckets(bucket, processShare(limit), ctx.now)
      : await takeDatabaseToken(ctx.db, fingerprint(bucket), limit, ctx.now)
  if (seconds === 0) return null
  countRefusal(name)
  return refuseFor(seconds)
}

type KeptInDatabase = {
  [N in RateLimitName]: (typeof RATE_LIMITS)[N]['store'] extends 'database' ? N : never
}[RateLimitName]

/** Returns a token that was taken in advance, for limits that count failures only. */
export async function returnToken(ctx: Limited, name: KeptInDatabase, target?: string): Promise<void> {
  const key = keyOf(ctx, name, target)
  if (key !== null) await returnDatabaseToken(ctx.db, fingerprint(`${name} ${key}`), RATE_LIMITS[name])
}

/** Returns which of the limits of this user have few tokens left, in one query that takes none. */
export async function readLowLimits<N extends KeptInDatabase>(
  ctx: Limited,
  names: readonly N[],
): Promise<Readonly<Partial<Record<N, LowLimit>>>> {
  const keys = new Map(names.map((name) => [fingerprint(`${name} ${keyOf(ctx, name, undefined)}`), name]))
  const buckets = await ctx.db
    .selectFrom('rateBuckets')
    .selectAll()
    .where('key', 'in', [...keys.keys()])
    .execute()
  const low: Partial<Record<N, LowLimit>> = {}
  for (const { key, ...bucket } of buckets) {
    const name = keys.get(key)
    const limit = name && lowLimit(bucket, RATE_LIMITS[name], ctx.now)
    if (name && limit) low[name] = limit
  }
  return low
}
