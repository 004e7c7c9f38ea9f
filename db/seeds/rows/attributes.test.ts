import { describe, expect, test } from 'vitest'
import { askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { attributeOf } from '#app/features/attributes/catalog.ts'
import { CATALOG } from '#app/features/attributes/category-attributes.ts'
import { parseAttributes } from '#app/features/attributes/parse-attributes.ts'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { listingRows } from './listings.ts'
import { ownersOf } from './owners.ts'

const PICTURE = { id: 'a'.repeat(32), width: 1024, height: 768 }
const listingsOf = (count: number) =>
  [...listingRows(count, { owners: ownersOf(NOW), gallery: { scene: () => PICTURE }, now: NOW })].map(
    (row) => ({
      ...row,
      values: readAttributes(row.attributes),
    }),
  )
const listings = listingsOf(3000)
const listingsAtFirst = listingsOf(600)

test('[ATTR-09] what the demo stores is what the schema makes of it', () => {
  for (const { category, attributes, values } of listings) {
    expect(values).toEqual(attributes)
    expect(parseAttributes(askedAttributes(category), values)).toEqual({ values, problems: [] })
  }
})

describe.each(CATEGORY_SLUGS)('[ATTR-09] in %s', (category) => {
  const here = listings.filter((listing) => listing.category === category)

  test('nearly every demo listing states something that decides', () => {
    const stating = here.filter(({ values }) =>
      CATALOG[category].first.some((key) => values[key] !== undefined),
    )
    expect(stating.length / here.length).toBeGreaterThan(0.85)
  })

  test('every filter finds something among the listings of a first start', () => {
    const facets = CATALOG[category].asked.filter((key) => attributeOf(key).facet)
    const first = listingsAtFirst.filter((listing) => listing.category === category)
    const dead = facets.filter((key) => first.every(({ values }) => values[key] === undefined))
    expect(dead).toEqual([])
  })
})

test('[ATTR-09] years, makes, miles and rates of the demo agree with the English texts', () => {
  const claims = listings.flatMap(({ title, values }) => {
    const text = title.en ?? ''
    const [, year] =
      /\b((?:19|20)\d\d) (?:Freightliner|Kenworth|Peterbilt|Volvo|Mack|International)/u.exec(text) ?? []
    const [, cents] = /\$0\.(\d\d)(?: per mile|\/mile| all miles)/u.exec(text) ?? []
    const [, thousand] = /\b(\d+)k mi/u.exec(text) ?? []
    return [
      year ? [values.year ?? values.truckYear, Number(year)] : [],
      cents ? [values.payFrom, Number(cents) * 10] : [],
      thousand ? [Math.floor(Number(values.mileage) / 1000), Number(thousand)] : [],
    ].filter((claim) => claim.length > 0)
  })
  expect(claims.length).toBeGreaterThan(300)
  expect(claims.filter(([stored, said]) => stored !== said)).toEqual([])
})
