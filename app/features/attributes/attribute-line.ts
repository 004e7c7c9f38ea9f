import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { MessageKey, Translate } from '#app/i18n/translate.ts'
import { capitalize, uncapitalize } from '#app/lib/text.ts'
import { type AttributeValues, choicesOf, numberOf, textOf } from './attribute-values.ts'
import { choiceNames, shortText } from './card-facts.ts'
import type { AttributeKey } from './catalog.ts'

const DRIVING: readonly AttributeKey[] = ['freight', 'route', 'homeTime']
const PREMISES: readonly AttributeKey[] = ['open247', 'mobileService']

/**
 * The attributes in the line of each category, in order. The noun before them is in the message `attributes.line_<category>`;
 * where the listing itself states it, as the kind of a truck, the message is the attributes alone.
 */
const KEYS = {
  'cdl-a-company-drivers': DRIVING,
  'cdl-a-owner-operators': DRIVING,
  'non-cdl-drivers': DRIVING,
  'trucks-trailers-marketplace': ['make', 'year', 'kind', 'mileage', 'length', 'condition'],
  'repair-shops-parts': ['repairServices', ...PREMISES],
  'parking-lots': ['priceMonth', 'priceDay', 'open247', 'fenced', 'guard'],
  'cdl-a-schools': ['courses', 'courseWeeks', 'tuition'],
  'office-staff': ['officeRole', 'remote', 'schedule', 'shift'],
  mechanics: ['mechanicSkills', 'schedule', 'shift'],
  'outsourcing-services': ['supportServices', 'open247'],
  'insurance-services': ['insuranceServices'],
  'traffic-attorney': ['trafficServices', 'fixedPrice', 'freeConsultation'],
  'washing-detailing': ['washServices', ...PREMISES],
  'real-estate-marketplace': ['deal', 'propertyType', 'bedrooms', 'area'],
  jobs: ['jobField', 'schedule', 'shift'],
  'legal-services': ['legalServices', 'freeConsultation'],
  'financial-services': ['financialServices', 'freeConsultation'],
  'construction-services': ['constructionServices', 'warranty'],
  'cleaning-services': ['cleaningServices'],
  'auto-repair-shops': ['bodyServices', ...PREMISES],
  'best-stores': ['storeGoods', 'truckParking'],
  restaurants: ['cuisine', 'restaurantServices', 'truckParking'],
  'beauty-health': ['beautyServices'],
  classes: ['subjects', 'classFormat'],
  events: ['eventKind', 'priceKind', 'familyFriendly'],
} as const satisfies Readonly<Record<CategorySlug, readonly AttributeKey[]>>

const MAX_CHOICES = 3

/** Without a noun of its category, a line needs two attributes to say anything; with one, what it offers is enough. */
const MIN_VALUES = 2
const WITHOUT_NOUN: readonly CategorySlug[] = ['trucks-trailers-marketplace', 'real-estate-marketplace']

/** Names that English writes with a capital inside of a sentence. */
const CAPITALIZED: readonly AttributeKey[] = ['cuisine', 'subjects']

const THOUSAND = 1000

type ToText = (values: AttributeValues, t: Translate) => string | null

/** Trucks that pull: a sleeper and a day cab are named by what differs. */
const CABS = { sleeper: 'attributes.lineSleeper', 'day-cab': 'attributes.lineDayCab' } as const

function cabOf(values: AttributeValues): (typeof CABS)[keyof typeof CABS] | null {
  const { kind } = values
  return kind === 'sleeper' || kind === 'day-cab' ? CABS[kind] : null
}

/** Returns 'Tractor Kenworth T680': what it is, and whose. */
function vehicleText(values: AttributeValues, t: Translate): string | null {
  const [kind] = choiceNames('kind', values, t)
  const [make] = choiceNames('make', values, t)
  const noun = cabOf(values) ? t('attributes.lineTractor') : kind
  const names = [noun && uncapitalize(noun), make, make && textOf(values, 'model')]
  return names.filter(Boolean).join(' ') || null
}

function cabText(values: AttributeValues, t: Translate): string | null {
  const cab = cabOf(values)
  return cab && t(cab)
}

/** Returns '540k mi': a line is read at a glance. */
function milesText(values: AttributeValues, t: Translate): string | null {
  const miles = numberOf(values, 'mileage')
  if (miles === null || miles < THOUSAND) return shortText('mileage', values, t)
  return t('attributes.lineMiles', { value: Math.round(miles / THOUSAND) })
}

function cuisineText(values: AttributeValues, t: Translate): string | null {
  const names = namesInLine('cuisine', values, t)
  return names && t('attributes.lineCuisine', { list: names })
}

function namesInLine(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const keepsCapitals = t.locale === 'en' && CAPITALIZED.includes(key)
  const names = choiceNames(key, values, t).slice(0, MAX_CHOICES)
  return names.map((name) => (keepsCapitals ? name : uncapitalize(name))).join(', ') || null
}

/** Texts that are not those of cards. */
const TEXTS: { readonly [K in AttributeKey]?: ToText } = {
  make: vehicleText,
  kind: cabText,
  mileage: milesText,
  cuisine: cuisineText,
  condition: (values, t) => (values.condition === 'used' ? null : namesInLine('condition', values, t)),
}

function textInLine(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const ownText = TEXTS[key]
  if (ownText) return ownText(values, t)
  if (choicesOf(values, key).length > 0) return namesInLine(key, values, t)
  const text = shortText(key, values, t)
  return text && uncapitalize(text)
}

const countValues = (keys: readonly AttributeKey[], values: AttributeValues) =>
  keys.reduce((sum, key) => sum + (choicesOf(values, key).length || (values[key] === undefined ? 0 : 1)), 0)

/**
 * Returns what a listing is, made of its attributes alone, for readers who do not read its language ([ATTR-22]): 'Sleeper tractor
 * Kenworth T680, 2020, 540k mi'. Returns null where it states too little.
 */
export function attributeLine(category: CategorySlug, values: AttributeValues, t: Translate): string | null {
  const keys = KEYS[category]
  const isNamed = !WITHOUT_NOUN.includes(category) && values[keys[0]] !== undefined
  if (!isNamed && countValues(keys, values) < MIN_VALUES) return null
  const facts = keys.map((key) => textInLine(key, values, t)).filter((text) => text !== null)
  const pattern: MessageKey = `attributes.line_${category}`
  return facts.length > 0 ? capitalize(t.dynamic(pattern, { facts: facts.join(', ') })) : null
}
