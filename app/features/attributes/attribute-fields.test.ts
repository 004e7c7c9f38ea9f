import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { askedAttributes } from './asked-attributes.ts'
import { attributeFields, fieldGroups } from './attribute-fields.ts'
import { CATALOG } from './category-attributes.ts'
import { formValues } from './form-values.ts'
import { parseAttributes } from './parse-attributes.ts'

describe('[ATTR-06] the form', () => {
  test.each(CATEGORY_SLUGS)('of %s has each field once, in groups, the deciding ones marked', (category) => {
    const fields = attributeFields(category, TRANSLATE.es)
    const groups = fieldGroups(fields, TRANSLATE.es)
    expect(groups.flatMap((group) => group.fields)).toHaveLength(fields.length)
    expect(fields.filter(({ isFirst }) => isFirst)).toHaveLength(CATALOG[category].first.length)
    expect(fields.every(({ options, choices }) => options.length === (choices?.length ?? 0))).toBe(true)
  })

  test('says units and choices in the language of the page', () => {
    const fields = attributeFields('trucks-trailers-marketplace', TRANSLATE.ru)
    expect(fields.find(({ key }) => key === 'mileage')).toMatchObject({
      label: 'Пробег',
      unit: 'миль',
      min: 0,
      isFirst: true,
    })
    expect(fields.find(({ key }) => key === 'kind')?.options[4]).toEqual({
      value: 'reefer',
      text: 'Рефрижератор',
    })
  })

  test('[ATTR-02] shows stored values so that the schema makes the same of them again', () => {
    const asked = askedAttributes('cdl-a-company-drivers')
    const job = fc.record({
      payModel: fc.constantFrom('per-mile', 'percent', 'hourly'),
      payFrom: fc.integer({ min: 700, max: 1000 }),
      payGuaranteed: fc.integer({ min: 10_000, max: 1_500_000 }),
      governedSpeed: fc.integer({ min: 50, max: 90 }),
    })
    const again = fc.property(job, (input) => {
      const { values } = parseAttributes(asked, input)
      expect(parseAttributes(asked, formValues(values))).toEqual({ values, problems: [] })
    })
    fc.assert(again, { numRuns: numRuns() })
  })
})
