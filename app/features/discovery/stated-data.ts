import {
  type AttributeValues,
  choicesOf,
  numberOf,
  textOf,
} from '#app/features/attributes/attribute-values.ts'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { payModelOf } from '#app/features/attributes/pay-models.ts'

// What attributes say to machines. Each is left out where it is not stated, and the VIN always: it is never shown whole.

/** What a listing states, and its words in the language of the page; a word is null where nothing is stated. */
export type Stated = {
  readonly values: AttributeValues
  readonly wordOf: (key: AttributeKey) => string | null
}

const SCHEMA = 'https://schema.org'
const CONDITIONS: Readonly<Record<string, string>> = {
  new: `${SCHEMA}/NewCondition`,
  used: `${SCHEMA}/UsedCondition`,
  rebuilt: `${SCHEMA}/RefurbishedCondition`,
  damaged: `${SCHEMA}/DamagedCondition`,
}

const brandOf = ({ values, wordOf }: Stated) => {
  const make = textOf(values, 'make')
  return make === null || make === 'other' ? null : { '@type': 'Brand', name: wordOf('make') ?? '' }
}

/** Returns the properties of a vehicle ([ATTR-15]). */
export function vehicleData(stated: Stated) {
  const { values, wordOf } = stated
  const miles = numberOf(values, 'mileage')
  return {
    brand: brandOf(stated),
    model: textOf(values, 'model'),
    vehicleModelDate: numberOf(values, 'year')?.toString(),
    // SMI is the code of the statute mile.
    mileageFromOdometer:
      miles === null ? null : { '@type': 'QuantitativeValue', value: miles, unitCode: 'SMI' },
    bodyType: wordOf('kind'),
    vehicleTransmission: wordOf('transmission'),
    itemCondition: CONDITIONS[textOf(values, 'condition') ?? ''],
  }
}

const UNIT_TEXTS: Readonly<Record<string, string>> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', year: 'YEAR' }

const decimal = (cents: number) => (cents / 100).toFixed(2)

type Amount = { readonly value: string } | { readonly minValue: string; readonly maxValue?: string }

/** The pay of a job as an amount for a time: a rate by the mile is no salary, its guaranteed minimum is. */
function amountOf({ values }: Stated): { readonly amount: Amount; readonly unitText: string } | null {
  const unitText = UNIT_TEXTS[payModelOf(values.payModel)?.per ?? '']
  const [from, to] = [numberOf(values, 'payFrom'), numberOf(values, 'payTo')]
  if (unitText !== undefined && from !== null) {
    const value = decimal(from)
    return { amount: to === null ? { value } : { minValue: value, maxValue: decimal(to) }, unitText }
  }
  const guaranteed = numberOf(values, 'payGuaranteed')
  return guaranteed === null ? null : { amount: { minValue: decimal(guaranteed) }, unitText: 'WEEK' }
}

/** Returns the pay of a job as a salary ([ATTR-15]). */
export function salaryData(stated: Stated) {
  const pay = amountOf(stated)
  if (!pay) return null
  const value = { '@type': 'QuantitativeValue', ...pay.amount, unitText: pay.unitText }
  return { '@type': 'MonetaryAmount', currency: 'USD', value }
}

const SCHEDULES: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
}

function employmentTypes({ values }: Stated): readonly string[] {
  const schedule = SCHEDULES[textOf(values, 'schedule') ?? '']
  const isContract = choicesOf(values, 'employment').some((one) => one !== 'w2')
  return [...(schedule === undefined ? [] : [schedule]), ...(isContract ? ['CONTRACTOR'] : [])]
}

function experienceOf({ values }: Stated) {
  const months = numberOf(values, 'experience')
  if (months === null) return null
  if (months === 0) return 'no requirements'
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months }
}

/** Returns the properties of a job posting apart from its pay ([ATTR-15]). */
export function jobData(stated: Stated) {
  const isRemote = textOf(stated.values, 'remote') === 'remote'
  return {
    employmentType: employmentTypes(stated),
    experienceRequirements: experienceOf(stated),
    skills: textOf(stated.values, 'skills'),
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: 'USA' } : null,
  }
}

/** Returns the properties of a business ([ATTR-15]). */
export function businessData({ values }: Stated) {
  return {
    areaServed: choicesOf(values, 'statesServed').map((code) => ({ '@type': 'State', name: code })),
    knowsLanguage: choicesOf(values, 'languages'),
  }
}
