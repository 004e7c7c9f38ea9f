import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { CATALOG } from '#app/features/attributes/category-attributes.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** The numbers that lists can be narrowed by, in the order of `listings.facet_numbers`: `facet_numbers_of` has the same. */
export const RANGES = [
  'year',
  'mileage',
  'length',
  'experience',
  'payWeekly',
  'payGuaranteed',
  'priceDay',
  'priceMonth',
  'bedrooms',
  'area',
  'courseWeeks',
  'tuition',
] as const satisfies readonly AttributeKey[]

/** Names in addresses where the key would be longer than what people say. */
const SHORT_NAMES: Readonly<Partial<Record<AttributeKey, string>>> = {
  payWeekly: 'pay',
  payGuaranteed: 'guaranteed',
  payModel: 'paid',
  homeTime: 'home',
  licenseClass: 'license',
  hiringStates: 'hiring',
  statesServed: 'serves',
  propertyType: 'property',
  courseWeeks: 'weeks',
  repairServices: 'service',
  washServices: 'service',
  bodyServices: 'service',
  supportServices: 'service',
  insuranceServices: 'service',
  trafficServices: 'service',
  legalServices: 'service',
  financialServices: 'service',
  constructionServices: 'service',
  cleaningServices: 'service',
  beautyServices: 'service',
  officeRole: 'role',
  jobField: 'field',
  mechanicSkills: 'skill',
}

const inKebabCase = (key: string) => key.replaceAll(/[A-Z\d]+/gu, (part) => `-${part.toLowerCase()}`)

/** One way to narrow the lists of a category ([FACET-01]). */
export type Facet = {
  readonly key: AttributeKey
  /** Its parameter in addresses. */
  readonly param: string
  readonly kind: 'choices' | 'range' | 'flag'
  /** Of a facet of choices, in the order of the catalogue. */
  readonly choices: readonly string[]
  /** How many stored units one of the address is: money is stored in cents and said in dollars. */
  readonly scale: 1 | 100
}

function facetOf(key: AttributeKey): readonly Facet[] {
  const { facet, type, choices = [] } = attributeOf(key)
  if (!facet) return []
  const param = SHORT_NAMES[key] ?? inKebabCase(key)
  return [{ key, param, kind: facet, choices, scale: type === 'money' ? 100 : 1 }]
}

/** What a job pays a week follows from what is asked, and comes first. */
function facetsFrom(asked: readonly AttributeKey[]): readonly Facet[] {
  const keys: readonly AttributeKey[] = asked.includes('payFrom') ? ['payWeekly', ...asked] : asked
  return keys.flatMap(facetOf)
}

const cached = new Map<CategorySlug, readonly Facet[]>()

/** Returns the facets of a category, in the order of its column. */
export function facetsOf(category: CategorySlug): readonly Facet[] {
  const known = cached.get(category)
  if (known) return known
  const facets = facetsFrom(CATALOG[category].asked)
  cached.set(category, facets)
  return facets
}

/** Returns the place of a range in `listings.facet_numbers`, from 1. */
export const rangePlace = (key: AttributeKey): number => RANGES.findIndex((range) => range === key) + 1
