import type { Facet } from '#app/features/facets/facet-list.ts'

/** Numbers that look random and are the same in each run. */
export function drawer(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Draw = (below: number) => number

/** Returns an address that asks for some of the facets. */
export function randomSearch(facets: readonly Facet[], draw: Draw): string {
  const chosen = facets
    .filter(() => draw(4) === 0)
    .flatMap(({ param, kind, choices }) => {
      if (kind === 'flag') return [[param, 'yes']]
      if (kind === 'range') return [[param, `${draw(2) ? draw(500) : 2015 + draw(8)}-${draw(2) ? 2023 : ''}`]]
      return Array.from({ length: 1 + draw(4) }, () => [
        param,
        choices[draw(Math.min(choices.length, 9))] ?? '',
      ])
    })
  return new URLSearchParams(chosen).toString()
}

/** Returns what a listing states: most of the facets. */
export function randomFacts(facets: readonly Facet[], draw: Draw): Record<string, unknown> {
  const facts: Record<string, unknown> = {}
  for (const { key, kind, choices } of facets) {
    if (draw(3) === 0) continue
    const number = draw(2) ? 2016 + draw(8) : draw(600)
    if (kind === 'choices') facts[key] = choices[draw(Math.min(choices.length, 6))]
    else facts[key] = kind === 'flag' ? true : number
  }
  return facts
}
