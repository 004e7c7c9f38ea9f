import type { Hostile } from '../corpus/corpus.ts'
import type { Target } from './targets.ts'

/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Pair = { readonly target: Target; readonly hostile: Hostile }

/**
 * Returns `count` different pairs of a target and a text, so that each target and each text has nearly the same share
 * of them: the texts are walked with an offset of its own for every target.
 */
export function* drawPairs(
  inOrder: readonly Target[],
  texts: readonly Hostile[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Generator<Pair> {
  const random = seeded(seed)
  // Mixed, so that requests at the same time are about different things, as those of visitors are.
  const mixed = inOrder.map((target) => ({ target, key: random() })).toSorted((a, b) => a.key - b.key)
  const targets = mixed.map(({ target }) => target)
  const offsets = targets.map(() => Math.floor(random() * texts.length))
  const all = Math.min(count, targets.length * texts.length)
  for (let n = 0; n < all; n += 1) {
    const at = n % targets.length
    const round = Math.floor(n / targets.length)
    const target = targets[at]
    const hostile = texts[((offsets[at] ?? 0) + round * stepFor(texts.length)) % texts.length]
    if (target && hostile) yield { target, hostile }
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** A step through a list that meets every place of it, and neighbours rarely one after the other. */
function stepFor(length: number): number {
  let step = Math.floor(length / 3) + 1
  while (divisor(step, length) !== 1) step += 1
  return step
}
