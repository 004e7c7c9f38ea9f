/** Seeded random numbers: a simulation is the same each time. */
export type Rng = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** A whole number from 0 to below `n`; number k is 1 / (k + 1) times as likely as 0 (Zipf's law). */
  readonly zipf: (n: number) => number
  /** Milliseconds until the next of events that come independently, `perSecond` on average. */
  readonly pause: (perSecond: number) => number
}

function sumsOf(n: number): Float64Array {
  const sums = new Float64Array(n)
  let sum = 0
  for (let k = 0; k < n; k += 1) sums[k] = sum += 1 / (k + 1)
  return sums
}

/** Returns the first index whose sum is above `wanted`. */
function indexAbove(sums: Float64Array, wanted: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** Random numbers by mulberry32, of 32 bits. */
export function seededRandom(seed: number): Rng {
  let state = seed
  const known = new Map<number, Float64Array>()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    zipf(n) {
      const sums = known.get(n) ?? sumsOf(n)
      known.set(n, sums)
      return indexAbove(sums, next() * (sums[n - 1] ?? 1))
    },
    pause: (perSecond) => (-Math.log(1 - next()) / perSecond) * 1000,
  }
}
