import { type AttributeValues, choicesOf, numberOf } from '#app/features/attributes/attribute-values.ts'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { comparableOf } from '#app/features/price-guide/comparables.ts'
import type { Cents } from '#app/lib/money.ts'

/** How many similar listings are shown, and how many of them may be of one poster. */
export const MAX_SIMILAR = 6
export const MAX_OF_ONE_POSTER = 3

/** Asking prices are close to each other within this part of one. */
const PRICE_APART = 0.4

/** Numbers are close to each other within this much. */
const APART = { year: 3, bedrooms: 1 } as const satisfies Partial<Record<AttributeKey, number>>
type CloseKey = keyof typeof APART

/** How two listings are alike. The last one is all that can be said where nothing decides. */
type LikenessName =
  | 'sameModel'
  | 'sameMake'
  | 'sameKind'
  | 'sameWork'
  | 'sameOffer'
  | 'oneFact'
  | 'sameCategory'

type Step = {
  readonly name: LikenessName
  /** Both state them, and have at least one choice of each in common. */
  readonly share: readonly AttributeKey[]
  /** Close to each other, as far as this listing states them. */
  readonly close?: readonly (CloseKey | 'price')[]
  /** Both are of one family of models, as the price guide understands it. */
  readonly inGroup?: true
}

const VEHICLES: readonly Step[] = [
  { name: 'sameModel', share: ['kind', 'make'], close: ['year', 'price'], inGroup: true },
  { name: 'sameMake', share: ['kind', 'make'], close: ['year', 'price'] },
  { name: 'sameKind', share: ['kind'], close: ['year', 'price'] },
  { name: 'oneFact', share: ['kind'] },
]

const DRIVING: readonly Step[] = [
  { name: 'sameWork', share: ['freight', 'route', 'payModel'] },
  { name: 'sameOffer', share: ['freight', 'route'] },
  { name: 'oneFact', share: ['freight'] },
  { name: 'oneFact', share: ['route'] },
]

const work = (key: AttributeKey): readonly Step[] => [
  { name: 'sameWork', share: [key, 'schedule', 'payModel'] },
  { name: 'sameOffer', share: [key, 'schedule'] },
  { name: 'oneFact', share: [key] },
]

const PROPERTY: readonly Step[] = [
  { name: 'sameKind', share: ['deal', 'propertyType'], close: ['bedrooms', 'price'] },
  { name: 'sameOffer', share: ['deal', 'propertyType'] },
]

const offer = (key: AttributeKey): readonly Step[] => [{ name: 'sameOffer', share: [key] }]

/** What decides in each category ([DET-07]). A parking lot is like those near it. */
const STEPS: Readonly<Record<CategorySlug, readonly Step[]>> = {
  'trucks-trailers-marketplace': VEHICLES,
  'cdl-a-company-drivers': DRIVING,
  'cdl-a-owner-operators': DRIVING,
  'non-cdl-drivers': DRIVING,
  'office-staff': work('officeRole'),
  mechanics: work('mechanicSkills'),
  jobs: work('jobField'),
  'real-estate-marketplace': PROPERTY,
  'repair-shops-parts': offer('repairServices'),
  'auto-repair-shops': offer('bodyServices'),
  'washing-detailing': offer('washServices'),
  'cdl-a-schools': offer('courses'),
  'outsourcing-services': offer('supportServices'),
  'insurance-services': offer('insuranceServices'),
  'traffic-attorney': offer('trafficServices'),
  'legal-services': offer('legalServices'),
  'financial-services': offer('financialServices'),
  'construction-services': offer('constructionServices'),
  'cleaning-services': offer('cleaningServices'),
  'best-stores': offer('storeGoods'),
  restaurants: offer('cuisine'),
  'beauty-health': offer('beautyServices'),
  classes: offer('subjects'),
  events: offer('eventKind'),
  'parking-lots': [],
}

/** Something that a similar listing has. */
export type Need =
  | { readonly has: 'choice'; readonly key: AttributeKey; readonly values: readonly string[] }
  | { readonly has: 'number'; readonly key: CloseKey; readonly from: number; readonly to: number }
  | { readonly has: 'price'; readonly from: Cents; readonly to: Cents }
  | { readonly has: 'group'; readonly group: string; readonly from: number; readonly to: number }

export type Likeness = { readonly name: LikenessName; readonly needs: readonly Need[] }

/** What a listing is compared by. */
export type Subject = {
  readonly category: CategorySlug
  readonly attributes: AttributeValues
  readonly priceCents: Cents | null
}

/** Two listings of another kind have nothing in common. */
const UNSAID = 'other'

function shared(key: AttributeKey, { attributes }: Subject): Need | null {
  const values = choicesOf(attributes, key).filter((choice) => choice !== UNSAID)
  return values.length > 0 ? { has: 'choice', key, values } : null
}

function close(key: CloseKey | 'price', { attributes, priceCents }: Subject): Need | null {
  if (key !== 'price') {
    const number = numberOf(attributes, key)
    return number === null ? null : { has: 'number', key, from: number - APART[key], to: number + APART[key] }
  }
  if (!priceCents) return null
  const away = priceCents * PRICE_APART
  return { has: 'price', from: Math.ceil(priceCents - away), to: Math.floor(priceCents + away) }
}

function grouped(subject: Subject): Need | null {
  const found = comparableOf(subject)
  if (!found || found.year === null) return null
  return { has: 'group', group: found.group, from: found.year - APART.year, to: found.year + APART.year }
}

function likenessOf({ name, share, close: near = [], inGroup }: Step, subject: Subject): Likeness | null {
  const needed = [...share.map((key) => shared(key, subject)), ...(inGroup ? [grouped(subject)] : [])]
  const known = needed.filter((need) => need !== null)
  if (known.length < needed.length) return null
  return { name, needs: [...known, ...near.flatMap((key) => close(key, subject) ?? [])] }
}

/**
 * Returns what makes other listings of the category similar to this one, the most alike first ([DET-07]). Where it states
 * nothing that decides, the category is all that they have in common.
 */
export function likenessesOf(subject: Subject): readonly Likeness[] {
  const found = STEPS[subject.category].flatMap((step) => likenessOf(step, subject) ?? [])
  return found.length > 0 ? found : [{ name: 'sameCategory', needs: [] }]
}
