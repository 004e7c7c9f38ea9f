import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { askedAttributes, keepAttributes } from './asked-attributes.ts'
import { ATTRIBUTE_GROUPS, type AttributeType, type FacetKind } from './attribute.ts'
import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName, choiceName, groupName } from './labels.ts'

const FITS: Readonly<Record<FacetKind, readonly AttributeType[]>> = {
  choices: ['choice', 'choices'],
  range: ['number', 'year', 'money'],
  flag: ['flag'],
}

describe.each(CATEGORY_SLUGS)('[ATTR-01] %s', (category) => {
  const { asked, first, card } = CATALOG[category]

  test('asks each attribute once, the deciding ones and those of the card among them', () => {
    expect(new Set(asked).size).toBe(asked.length)
    expect(first.length).toBeGreaterThanOrEqual(2)
    expect(card.length).toBeGreaterThanOrEqual(2)
    expect([...first, ...card].filter((key) => !asked.includes(key))).toEqual([])
  })

  test('has something to narrow its list by, and asks nothing that follows from the rest', () => {
    expect(asked.some((key) => attributeOf(key).facet)).toBe(true)
    expect(asked.filter((key) => attributeOf(key).derived)).toEqual([])
    expect(askedAttributes(category).map(({ key }) => key)).toEqual(asked)
  })
})

test('[ATTR-01] every attribute belongs to a category, or follows from others', () => {
  const used = new Set(Object.values(CATALOG).flatMap(({ asked }) => asked))
  expect(ATTRIBUTE_KEYS.filter((key) => !used.has(key) && !attributeOf(key).derived)).toEqual([])
})

test.each(ATTRIBUTE_KEYS)('[ATTR-01] %s has limits and a facet that fit its type', (key) => {
  const { type, choices, facet, min, max } = attributeOf(key)
  expect(choices !== undefined).toBe(type === 'choice' || type === 'choices')
  expect(new Set(choices).size).toBe(choices?.length ?? 0)
  expect(facet === undefined || FITS[facet].includes(type)).toBe(true)
  const isNumber = ['number', 'year', 'money', 'rate'].includes(type)
  expect(isNumber ? (max ?? 0) > (min ?? Number.NaN) : true).toBe(true)
  expect(type === 'text' ? (max ?? 0) > 0 : true).toBe(true)
})

test('[ATTR-01] no key is in two files of the catalogue: the later one would win', () => {
  expect(ATTRIBUTES.payModel.group).toBe('pay')
  expect(ATTRIBUTE_KEYS).toHaveLength(132)
})

test.each(LOCALES)('[ATTR-01] every attribute and every choice has a name in %s', (locale) => {
  const t = TRANSLATE[locale]
  for (const group of ATTRIBUTE_GROUPS) expect(groupName(group, t)).not.toContain('attributes.')
  for (const key of ATTRIBUTE_KEYS) {
    expect(attributeName(key, t)).not.toContain('attributes.')
    for (const choice of attributeOf(key).choices ?? []) {
      const name = choiceName(key, choice, t)
      expect(name).not.toBe('')
      expect(name).not.toContain('attributeChoices.')
      expect(name === choice ? choice : '1099').toBe('1099')
    }
  }
})

test('[ATTR-02] a listing that moves to another category keeps what both ask for', () => {
  const truck = { kind: 'sleeper', year: 2021, financing: true } as const
  expect(keepAttributes(truck, 'real-estate-marketplace')).toEqual({ financing: true })
  const job = { payModel: 'week', payFrom: 150_000, payWeekly: 150_000, route: ['otr'] } as const
  expect(keepAttributes(job, 'mechanics')).toEqual({ payModel: 'week', payFrom: 150_000, payWeekly: 150_000 })
})
