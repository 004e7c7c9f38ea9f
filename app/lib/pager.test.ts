import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { pageButtons, pageCount } from './pager.ts'

const count = (max: number) => fc.integer({ min: 0, max })

test('[CAT-04] the pages of a list hold all of it, and none but that of an empty list is empty', () => {
  fc.assert(
    fc.property(count(1_000_000), fc.integer({ min: 1, max: 500 }), (total, perPage) => {
      const pages = pageCount(total, perPage)
      expect(pages * perPage).toBeGreaterThanOrEqual(total)
      expect(pages === 1 || (pages - 1) * perPage < total).toBe(true)
    }),
    { numRuns: numRuns() },
  )
})

test('[CAT-04] the buttons are neighbours, all of them pages, with the current one among them', () => {
  const places = fc
    .integer({ min: 1, max: 10_000 })
    .chain((pages) =>
      fc.tuple(fc.constant(pages), fc.integer({ min: 1, max: pages }), fc.integer({ min: 1, max: 9 })),
    )
  fc.assert(
    fc.property(places, ([pages, current, most]) => {
      const shown = pageButtons(current, pages, most)
      expect(shown).toHaveLength(Math.min(most, pages))
      expect(shown).toContain(current)
      expect(shown[0]).toBeGreaterThanOrEqual(1)
      expect(shown.at(-1)).toBeLessThanOrEqual(pages)
      expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at))
    }),
    { numRuns: numRuns() },
  )
})
