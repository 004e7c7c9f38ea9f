import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { AVAILABLE_PER_PAGE, restOf, slicesOf, type TickerEntry } from './ticker-groups.ts'

const entry = (given: Partial<TickerEntry>): TickerEntry => ({
  id: 'x',
  kind: 'listing',
  publicId: 1,
  title: 'x',
  category: 'jobs',
  isPublic: true,
  paidUntil: null,
  ...given,
})

describe('[TICK-01] the pages of what can be added', () => {
  const counts = fc.dictionary(fc.constantFrom(...CATEGORY_SLUGS), fc.integer({ min: 0, max: 60 }))

  test('hold every item once, in the order of the list, and all but the last are full', () => {
    fc.assert(
      fc.property(counts, (counts) => {
        const slugs = Object.keys(counts).toSorted()
        const all = slugs.flatMap((slug) =>
          Array.from({ length: counts[slug] ?? 0 }, (_, i) => `${slug} ${i}`),
        )
        const pages = Math.ceil(all.length / AVAILABLE_PER_PAGE)
        const paged = Array.from({ length: pages }, (_, i) =>
          slicesOf(counts, i + 1).flatMap(({ category, offset, limit }) =>
            Array.from({ length: limit }, (_, n) => `${category} ${offset + n}`),
          ),
        )
        expect(paged.flat()).toEqual(all)
        expect(paged.slice(0, -1).every(({ length }) => length === AVAILABLE_PER_PAGE)).toBe(true)
      }),
      { numRuns: numRuns() },
    )
  })

  test('after the last one are empty', () => {
    expect(slicesOf({ jobs: 26, events: 1 }, 3)).toEqual([])
  })
})

test('[TICK-01] what is left to add is everything public but what runs; what is in the ticker and not shown was never in it', () => {
  const featured = [entry({}), entry({ isPublic: false }), entry({ category: 'events' })]
  expect(restOf({ jobs: 3, events: 1, classes: 2 }, featured)).toEqual({ jobs: 2, classes: 2 })
})
