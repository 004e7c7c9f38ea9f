/** A list that has a first entry. */
export type Choices<T> = readonly [T, ...T[]]

export type Random = {
  readonly next: () => number
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(list: Choices<T>) => T
}

/** Numbers from 0 to 1 that repeat with the seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** The entry of a list that begins again after its end. */
export function cycle<T>(list: Choices<T>, i: number): T {
  return list[i % list.length] ?? list[0]
}
