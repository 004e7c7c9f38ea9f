/** At most `max` at once; an empty bucket refills evenly within `per` seconds. */
export type Rate = { readonly max: number; readonly per: number }

/** The tokens left, and when that was true. */
export type Bucket = { readonly tokens: number; readonly refilledAt: Date }

export type Taken = {
  readonly bucket: Bucket
  /** Whole seconds until the next token; 0 when one was taken. */
  readonly wait: number
}

/** Tolerance for rounding: a client that waited as long as it should must not have to wait again. */
const ROUNDING = 1e-9

/** Returns a bucket after a request for a token. Over any time it grants at most `max` plus what was refilled. */
export function afterTake(bucket: Bucket | null, { max, per }: Rate, now: Date): Taken {
  const before = bucket ?? { tokens: max, refilledAt: now }
  // A clock that was set back must not take tokens away.
  const elapsed = Math.max(0, (now.getTime() - before.refilledAt.getTime()) / 1000)
  const tokens = Math.min(max, before.tokens + (elapsed * max) / per)
  if (tokens >= 1 - ROUNDING) return { bucket: { tokens: Math.max(0, tokens - 1), refilledAt: now }, wait: 0 }
  return { bucket: before, wait: Math.max(1, Math.ceil(((1 - tokens) * per) / max)) }
}
