import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { STATED_JOB, STATED_TRUCK, withPlainSpaces } from '#tests/factories/stated-values.ts'
import { askedAttributes } from './asked-attributes.ts'
import { factRow, factTable, rowKeys } from './fact-table.ts'
import { parseAttributes } from './parse-attributes.ts'

describe('[ATTR-05] the table of facts', () => {
  test('groups what is stated, and hides the end of a VIN', () => {
    const [main, vehicle] = factTable('trucks-trailers-marketplace', STATED_TRUCK, TRANSLATE.en)
    expect(main?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Type: Sleeper tractor',
      'Make: Kenworth',
      'Model: T680',
      'Year: 2021',
      'Mileage: 412,000 miles',
    ])
    expect(vehicle?.rows).toEqual([
      { key: 'vin', label: 'VIN', value: '1M8GDM9AXKP••••••', stored: STATED_TRUCK.vin },
    ])
  })

  test('of a job begins with pay, and says flags and lengths of time in words', () => {
    const groups = factTable('cdl-a-company-drivers', STATED_JOB, TRANSLATE.ru)
    expect(groups[0]?.title).toBe('Оплата')
    expect(
      groups[0]?.rows.slice(0, 3).map(({ label, value }) => withPlainSpaces(`${label}: ${value}`)),
    ).toEqual([
      'Оплата в неделю: $1,488–$1,632 в неделю',
      'Оплата: $0.62–$0.68 за милю, все мили',
      'Обычная неделя: 2 400 миль',
    ])
    expect(factRow('pets', STATED_JOB, TRANSLATE.ru)?.value).toBe('Да')
    expect(factRow('experience', STATED_JOB, TRANSLATE.ru)?.value).toBe('от 2 лет')
    expect(factRow('homeTime', {}, TRANSLATE.ru)).toBeNull()
  })

  test.each(CATEGORY_SLUGS)('has a row for whatever is stated in %s, in each language', (category) => {
    for (const locale of LOCALES)
      for (const key of rowKeys(category)) {
        const values = parseAttributes(askedAttributes(category), sampleOf(key)).values
        const row = factRow(key, values, TRANSLATE[locale])
        expect(row?.value ?? key).not.toMatch(/attribute|undefined|\{/u)
        expect(row?.label).toBeTruthy()
      }
  })
})

const PAY = {
  payModel: 'per-mile',
  payFrom: '0.62',
  payTypical: '2400',
  payGuaranteed: '1400',
  payExtras: 'tarp',
}
const BY_TYPE: Readonly<Record<string, unknown>> = { vin: '1M8GDM9AXKP042788', flag: true, text: 'abc' }

/** Input that states one attribute, with what it needs. */
function sampleOf(key: string): Record<string, unknown> {
  if (key === 'payGross') return { payModel: 'percent', payFrom: '88', payGross: '8000' }
  if (key.startsWith('pay')) return PAY
  const asked = CATEGORY_SLUGS.flatMap(askedAttributes).find((attribute) => attribute.key === key)
  return { [key]: asked?.choices?.[0] ?? BY_TYPE[asked?.type ?? ''] ?? asked?.max ?? 1 }
}
