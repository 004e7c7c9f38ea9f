/** Which listings of a category have one thing, as `facet_sets` stores it: a bit for each listing. */
export type ListingSet = { readonly fact: number; readonly value: number; readonly bits: Uint8Array }

/** What a listing is found by in the sets of its category. */
export type CountedFacts = {
  readonly facetTokens: readonly number[]
  readonly facetNumbers: readonly (number | null)[] | null
  readonly priceCents: number | null
}

/** The sets of tokens. */
export const TOKENS = 0
/** The sets of prices; those of other numbers are named by their place in `listings.facet_numbers`, from 1. */
export const PRICE = -1

/** Among tokens: all listings. */
export const ITSELF = 0
/** Among the bits of a number: all listings that state it. */
const STATED = -1

/** The places of the bits of a number that are 1, from the lowest. Prices have more of them than `>>` takes. */
function bitsOf(number: number): readonly number[] {
  const bits = [...number.toString(2)].toReversed()
  return bits.flatMap((bit, place) => (bit === '1' ? [place] : []))
}

/** Collects which of `size` listings have what: each is added once, and has the next position in all sets. */
export function collectSets(size: number) {
  const sets = new Map<string, ListingSet>()
  let position = 0

  const put = (fact: number, value: number) => {
    const name = `${fact} ${value}`
    const set = sets.get(name) ?? { fact, value, bits: new Uint8Array(Math.ceil(size / 8)) }
    sets.set(name, set)
    set.bits[position >> 3] = (set.bits[position >> 3] ?? 0) | (128 >> (position & 7))
  }
  const putNumber = (fact: number, number: number | null) => {
    if (number === null) return
    for (const bit of [STATED, ...bitsOf(number)]) put(fact, bit)
  }
  return {
    add({ facetTokens, facetNumbers, priceCents }: CountedFacts) {
      for (const token of [ITSELF, ...facetTokens]) put(TOKENS, token)
      for (const [at, number] of (facetNumbers ?? []).entries()) putNumber(at + 1, number)
      putNumber(PRICE, priceCents)
      position += 1
    },
    sets: (): readonly ListingSet[] => [...sets.values()],
  }
}
