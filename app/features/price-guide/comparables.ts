import {
  type AttributeValues,
  choicesOf,
  numberOf,
  textOf,
} from '#app/features/attributes/attribute-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { fold } from '#app/lib/fold.ts'
import type { Cents } from '#app/lib/money.ts'

/** What a listing is compared by: others of its group, of about its year, ask other values. */
export type Comparable = {
  readonly group: string
  readonly year: number | null
  /** Cents, or the unit of the pay model. */
  readonly value: number
}

/** Trucks of one kind are comparable by model, trailers by make. */
export const TRUCK_KINDS: readonly string[] = ['sleeper', 'day-cab', 'straight', 'dump']

/** Damaged ones are worth what the damage leaves of them. */
const NOT_COMPARABLE = 'damaged'

/** Returns the family of a model: of 'Cascadia 126' it is 'cascadia', of 'VNL 64T 860' 'vnl'. */
const familyOf = (model: string) =>
  fold(model)
    .split(/[^\p{L}\p{N}]+/u)
    .find(Boolean) ?? ''

function vehicleGroup(values: AttributeValues): string | null {
  const kind = textOf(values, 'kind')
  const make = textOf(values, 'make')
  if (!kind || !make || make === 'other' || kind === 'other') return null
  if (textOf(values, 'condition') === NOT_COMPARABLE) return null
  if (!TRUCK_KINDS.includes(kind)) return ['trailer', kind, make].join('/')
  const family = familyOf(textOf(values, 'model') ?? '')
  return family ? ['truck', kind, make, family].join('/') : null
}

function vehicle(values: AttributeValues, priceCents: Cents | null): Comparable | null {
  const group = vehicleGroup(values)
  const year = numberOf(values, 'year')
  return group && year !== null && priceCents ? { group, year, value: priceCents } : null
}

/** Whether a group is of jobs, whose values are in the unit of its pay model. */
export const isJobGroup = (group: string): boolean => group.startsWith('job/')

/** Jobs are comparable by how they pay and where they drive; what is asked is the middle of the range. */
function job(category: CategorySlug, values: AttributeValues): Comparable | null {
  const model = textOf(values, 'payModel')
  const from = numberOf(values, 'payFrom')
  if (!model || from === null) return null
  const [route = 'any'] = choicesOf(values, 'route')
  const to = numberOf(values, 'payTo') ?? from
  return { group: ['job', category, route, model].join('/'), year: null, value: Math.round((from + to) / 2) }
}

type Stated = {
  readonly category: CategorySlug
  readonly attributes: AttributeValues
  readonly priceCents: Cents | null
}

const JOBS: readonly CategorySlug[] = [
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'office-staff',
  'mechanics',
]

/** Returns what a listing is compared by in the price guide ([PRICE-01]); null where nothing like it is known. */
export function comparableOf({ category, attributes, priceCents }: Stated): Comparable | null {
  if (category === 'trucks-trailers-marketplace') return vehicle(attributes, priceCents)
  return JOBS.includes(category) ? job(category, attributes) : null
}

/** Returns the columns that hold it. */
export function comparableColumns(stated: Stated) {
  const found = comparableOf(stated)
  return {
    comparableGroup: found?.group ?? null,
    comparableYear: found?.year ?? null,
    comparableValue: found?.value ?? null,
  }
}
