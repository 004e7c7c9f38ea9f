import { expect, test } from 'vitest'
import { ATTRIBUTE_KEYS, attributeOf } from '#app/features/attributes/catalog.ts'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { PAGE_PARAMS } from '#app/routes/page-params.ts'
import { facetsOf, RANGES } from './facet-list.ts'
import { facetToken } from './facet-token.server.ts'

test('[FACET-03] no facet has the name of another parameter, and each of a category its own', () => {
  const taken = new Set(Object.values(PAGE_PARAMS).flatMap((params) => Object.keys(params)))
  for (const category of CATEGORY_SLUGS) {
    const names = facetsOf(category).map(({ param }) => param)
    expect(
      names.filter((name) => taken.has(name)),
      category,
    ).toEqual([])
    expect(new Set(names).size, category).toBe(names.length)
    expect(names.filter((name) => !/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name))).toEqual([])
  }
})

test('[FACET-01] every number with a range has its place in the database', () => {
  const ranges = ATTRIBUTE_KEYS.filter((key) => attributeOf(key).facet === 'range')
  expect([...RANGES].toSorted()).toEqual(ranges.toSorted())
})

test('[FACET-01] no two choices have the same token', () => {
  const tokens = ATTRIBUTE_KEYS.flatMap((key) => [
    facetToken(key),
    ...(attributeOf(key).choices ?? []).map((choice) => facetToken(key, choice)),
  ])
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens).not.toContain(0)
})
