/** Random numbers that repeat: the same seed gives the same sequence on every machine. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  readonly next: () => number
  /** Returns a whole number, both ends included. */
  readonly integer: (min: number, max: number) => number
  /** Returns true with the given probability. */
  readonly chance: (probability: number) => boolean
  /** Returns one entry. Throws on an empty list. */
  readonly pick: <T>(list: readonly T[]) => T
  /** Returns up to `count` different entries in random order. */
  readonly sample: <T>(list: readonly T[], count: number) => T[]
  /** Returns one entry, each as likely as its weight says. */
  readonly weighted: <T extends { readonly weight: number }>(list: readonly T[]) => T
}

/** mulberry32 (public domain, Tommy Ettinger): small, fast, and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  function pick<T>(list: readonly T[]): T {
    const chosen = list[integer(0, list.length - 1)]
    if (chosen === undefined) throw new Error('There is nothing to pick from')
    return chosen
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const length = Math.min(count, left.length)
    return Array.from({ length }, () => left.splice(integer(0, left.length - 1), 1)).flat()
  }

  function weighted<T extends { readonly weight: number }>(list: readonly T[]): T {
    let rest = next() * list.reduce((sum, { weight }) => sum + weight, 0)
    return list.find(({ weight }) => (rest -= weight) < 0) ?? pick(list)
  }

  return { next, integer, pick, sample, weighted, chance: (probability) => next() < probability }
}

/** Returns a version 4 UUID. */
export function randomUuid({ integer }: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => integer(0, 15).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${'89ab'[integer(0, 3)]}${digits(3)}-${digits(12)}`
}
