import { expect, test } from 'vitest'
import { LOCALES } from '#app/lib/locale.ts'
import { LAYOUTS } from './e2e/page-table.ts'
import { sightsOf, WIDTHS, widthsOf } from './e2e/sights.ts'

const SEEN = LAYOUTS.flatMap((kind, index) =>
  sightsOf(kind, index).flatMap((sight) => widthsOf(index).map((width) => ({ ...sight, width }))),
)

test('[NAV-10] the sample opens each page once, at one width of each kind', () => {
  expect(SEEN).toHaveLength(LAYOUTS.length * WIDTHS.length)
})

test.each(WIDTHS.flat())(
  '[NAV-10] the sample shows %i pixels in every language, to every reader, with and without motion',
  (width) => {
    const at = SEEN.filter((seen) => seen.width === width)
    const languages = new Set(at.map(({ language }) => language))
    const readers = new Set(at.map(({ reader }) => reader))

    expect(languages).toEqual(new Set(LOCALES))
    expect(readers).toEqual(new Set(['visitor', 'member', 'admin']))
    expect(new Set(at.flatMap(({ motions }) => motions))).toEqual(new Set(['no-preference', 'reduce']))
  },
)
