/** At most `max` at once; an empty bucket refills evenly within `per` seconds. */
export type Rate = { readonly max: number; readonly per: number }

/** The tokens left, and when that was true. */
export type Bucket = { readonly tokens: number; readonly refilledAt: Date }

export type Taken = {
  readonly bucket: Bucket
  /** Whole seconds until the next token; 0 when one was taken. */
  readonly wait: number
}

/** How many of a limit are left when few are, and after how many seconds there is one more. */
export type LowLimit = { readonly left: number; readonly seconds: number }

/** A limit is announced when so much of it is left. */
const FEW = 1 / 4

/** Returns the tokens that a bucket has now. A clock that was set back must not take tokens away. */
function tokensAt({ tokens, refilledAt }: Bucket, { max, per }: Rate, now: Date): number {
  const elapsed = Math.max(0, (now.getTime() - refilledAt.getTime()) / 1000)
  return Math.min(max, tokens + (elapsed * max) / per)
}

/** Returns what to announce of a limit; null while there is plenty. */
export function lowLimit(bucket: Bucket, rate: Rate, now: Date): LowLimit | null {
  const left = Math.floor(tokensAt(bucket, rate, now) + ROUNDING)
  return left <= rate.max * FEW ? { left, seconds: Math.ceil(rate.per / rate.max) } : null
}

/** Tolerance for rounding: a client that waited as long as it should must not have to wait again. */
const ROUNDING = 1e-9

/** Returns a bucket after a request for a token. Over any time it grants at most `max` plus what was refilled. */
export function afterTake(bucket: Bucket | null, { max, per }: Rate, now: Date): Taken {
  const before = bucket ?? { tokens: max, refilledAt: now }
  const tokens = tokensAt(before, { max, per }, now)
  if (tokens >= 1 - ROUNDING) return { bucket: { tokens: Math.max(0, tokens - 1), refilledAt: now }, wait: 0 }
  return { bucket: before, wait: Math.max(1, Math.ceil(((1 - tokens) * per) / max)) }
}
