export type Dice = {
  /** From 0 to below 1. */
  readonly roll: () => number
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** `count` different ones, in a random order. */
  readonly some: <T>(list: readonly T[], count: number) => T[]
  /** One entry, each as likely as its weight says. */
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

/** Chance that repeats: the same seed gives the same rows. */
export function diceOf(seed: number): Dice {
  const roll = mulberry32(seed)
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1))

  function pick<T>(list: readonly T[]): T {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const length = Math.min(count, left.length)
    return Array.from({ length }, () => left.splice(between(0, left.length - 1), 1)).flat()
  }

  function weighted<T extends { readonly weight: number }>(list: readonly T[]): T {
    let rest = roll() * list.reduce((sum, { weight }) => sum + weight, 0)
    return list.find(({ weight }) => (rest -= weight) < 0) ?? pick(list)
  }

  return { roll, between, pick, some, weighted, chance: (share) => roll() < share }
}

/** A version 4 UUID made of dice. */
export function uuidOf({ between }: Dice): string {
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 15).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${'89ab'[between(0, 3)]}${digits(3)}-${digits(12)}`
}
