import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { askedAttributes } from './asked-attributes.ts'
import { choicesOf, numberOf, readAttributes, textOf } from './attribute-values.ts'
import { attributesSchema } from './schema.ts'

const schemaOf = (category: CategorySlug) => attributesSchema(askedAttributes(category), TRANSLATE.en)

/** The messages by field. */
function refusalsOf(category: CategorySlug, input: Readonly<Record<string, unknown>>) {
  const { error } = schemaOf(category).safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('[ATTR-02] what a form sends is stored', () => {
  test.each([
    [
      { year: '2021', mileage: '412,000', make: 'kenworth' },
      { year: 2021, mileage: 412_000, make: 'kenworth' },
    ],
    [{ mileage: '412k' }, { mileage: 412_000 }],
    [{ mileage: '412 000' }, { mileage: 412_000 }],
    [
      { kind: 'Day Cab', financing: 'on', titleInHand: 'no' },
      { kind: 'day-cab', financing: true },
    ],
    [{ vin: '1m8gdm9axkp042788' }, { vin: '1M8GDM9AXKP042788' }],
    [{ year: '', make: ' ', model: '  T680 \n next ', financing: false }, { model: 'T680 next' }],
  ])('%j of a truck is %j', (input, stored) => {
    expect(schemaOf('trucks-trailers-marketplace').parse(input)).toEqual(stored)
  })

  test.each([
    [
      { payModel: 'per-mile', payFrom: '0.62', payTypical: '2,400' },
      { payModel: 'per-mile', payFrom: 620, payTypical: 2400, payWeekly: 148_800 },
    ],
    [
      { payModel: 'per-mile', payFrom: '62.5 cpm' },
      { payModel: 'per-mile', payFrom: 625 },
    ],
    [
      { payModel: 'per-mile', payFrom: '62' },
      { payModel: 'per-mile', payFrom: 620 },
    ],
    [
      { payModel: 'per-mile', payFrom: '0,62' },
      { payModel: 'per-mile', payFrom: 620 },
    ],
    [
      { payModel: 'percent', payFrom: '28 %', payTypical: '40' },
      { payModel: 'percent', payFrom: 280 },
    ],
    [
      { payModel: 'week', payFrom: '$1,850.50' },
      { payModel: 'week', payFrom: 185_050, payWeekly: 185_050 },
    ],
    [{ payGuaranteed: '1500' }, { payGuaranteed: 150_000, payWeekly: 150_000 }],
    [{ payGuaranteed: 150_000 }, { payGuaranteed: 150_000, payWeekly: 150_000 }],
    [
      { route: ['team', 'otr', 'team'], freight: 'reefer; dry van' },
      { route: ['otr', 'team'], freight: ['dry-van', 'reefer'] },
    ],
  ])('%j of a job is %j', (input, stored) => {
    expect(schemaOf('cdl-a-company-drivers').parse(input)).toEqual(stored)
  })
})

describe('[ATTR-02] what cannot be is refused at its field, in words', () => {
  test.each([
    [{ wings: '2' }, { wings: 'This category has no “wings”' }],
    [{ year: '1902' }, { year: 'From 1950 to 2030, please' }],
    [{ year: 'twenty' }, { year: 'Please write a number' }],
    [{ mileage: '12.5' }, { mileage: 'Please write a whole number' }],
    [{ make: 'Tesla' }, { make: 'Please choose one of the options' }],
    [{ model: 'x'.repeat(41) }, { model: 'At most 40 characters' }],
    [{ titleInHand: 'maybe' }, { titleInHand: 'Please say yes or no' }],
    [{ vin: '1M8GDM9AXKP04278' }, { vin: 'A VIN has 17 characters' }],
    [
      { kind: 'dry-van', mileage: '400000' },
      { mileage: 'A trailer does not have this: please leave it empty' },
    ],
  ])('%j of a truck: %j', (input, refusals) => {
    expect(refusalsOf('trucks-trailers-marketplace', input)).toEqual(refusals)
  })

  test.each([
    [{ payFrom: '0.62' }, { payModel: 'Please say how pay is counted' }],
    [{ payModel: 'hourly' }, { payFrom: 'Please say how much is paid' }],
    [{ payModel: 'hourly', payFrom: '30', payTo: '25' }, { payTo: 'The upper end is below the lower end' }],
    [{ payModel: 'hourly', payFrom: '3000' }, { payFrom: 'From 7 to 250, please' }],
    [
      { payModel: 'per-mile', payFrom: '0.62', payTypical: '40' },
      { payTypical: 'From 300 to 8,000, please' },
    ],
  ])('%j of a job: %j', (input, refusals) => {
    expect(refusalsOf('cdl-a-company-drivers', input)).toEqual(refusals)
  })

  test('free spaces, a pass rate without its source, deductions and none', () => {
    expect(refusalsOf('parking-lots', { spaces: '40', spacesFree: '41' })).toHaveProperty('spacesFree')
    expect(refusalsOf('cdl-a-schools', { passRate: '92' })).toHaveProperty('passRateSource')
    expect(refusalsOf('cdl-a-owner-operators', { deductions: 'eld, none' })).toHaveProperty('deductions')
  })
})

const anything = fc.dictionary(
  fc.constantFrom(
    'payModel',
    'payFrom',
    'payTo',
    'year',
    'vin',
    'route',
    'languages',
    'spaces',
    '__proto__',
    'model',
    'payWeekly',
  ),
  fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.object(),
  ),
)

test('[ATTR-02] anything sent is refused or stored, and what is stored is stored unchanged when it is sent again', () => {
  const sent = fc.property(fc.constantFrom(...CATEGORY_SLUGS), anything, (category, input) => {
    const { data } = schemaOf(category).safeParse(input)
    expect(data ? schemaOf(category).parse(data) : null).toEqual(data ?? null)
  })
  fc.assert(sent, { numRuns: numRuns() })
})

test('[ATTR-02] stored values are read as far as the catalogue knows them', () => {
  const values = readAttributes({
    year: 2021,
    make: 'mack',
    route: ['otr'],
    wings: 2,
    model: null,
    pets: false,
  })
  expect(values).toEqual({ year: 2021, make: 'mack', route: ['otr'] })
  expect([
    numberOf(values, 'year'),
    textOf(values, 'make'),
    choicesOf(values, 'route'),
    choicesOf(values, 'make'),
  ]).toEqual([2021, 'mack', ['otr'], ['mack']])
  expect(readAttributes('x')).toEqual({})
})
