import type { Kind } from '@haulpost/demo/categories'
import { type Random, randomUuid } from '@haulpost/demo/random'
import type { Town } from '@haulpost/demo/towns'
import { writeText } from '@haulpost/demo/write-text'
import type { Insertable } from 'kysely'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { searchWordsOfAttributes } from '#app/features/attributes/search-words.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { comparableColumns } from '#app/features/price-guide/comparables.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { daysAfter } from '#app/lib/day.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { Listings } from '#app/platform/db/tables.gen.ts'
import type { Gallery } from '../pictures.ts'
import { attributesOf } from './attributes.ts'
import { type Beginning, beginningOf } from './beginnings.ts'
import { type Companies, companiesOf, isByCompany } from './companies.ts'
import { contactOf } from './contacts.ts'
import type { OwnerRow, Owners } from './owners.ts'
import { placeIn } from './places.ts'
import { mustBePublic, type Planned, planOf, publicIdOf, runsInTicker } from './plan.ts'
import { ageInDays, lifeOf } from './states-of-life.ts'

export type ListingRow = Insertable<Listings> & {
  readonly id: string
  readonly category: CategorySlug
  readonly title: LocalizedText
  readonly description: LocalizedText
}

type Given = {
  readonly owners: Owners
  readonly gallery: Pick<Gallery, 'scene'>
  readonly now: Date
  /** Found out where it is not given. */
  readonly companies?: Companies
}

const SHARE_OF_MEMBERS = 0.05
const SHARE_OF_BANNED = 0.004

function ownerOf({ chance, pick }: Random, { members, others, banned }: Owners, planned: Planned): OwnerRow {
  if (chance(SHARE_OF_MEMBERS)) return pick(members)
  return !mustBePublic(planned) && chance(SHARE_OF_BANNED) ? banned : pick(others)
}

/** Members and banned users keep what they have; of the others, a company posts what names it. */
function posterOf(drawn: OwnerRow, { others }: Owners, beginning: Beginning, companies: Companies): OwnerRow {
  if (!others.includes(drawn) || !isByCompany(beginning)) return drawn
  return companies.get(beginning.company) ?? drawn
}

const LOCAL_NAMES: Readonly<Record<string, string>> = { Chicago: 'Чикаго' }

function cityIn(locale: Locale, { city }: Town): string {
  return locale === 'ru' ? (LOCAL_NAMES[city] ?? city) : city
}

const inEach = (make: (locale: Locale) => string) => ({ en: make('en'), ru: make('ru'), es: make('es') })

/** Returns the place in the languages of the text. */
export function locationOf(town: Town, locales: readonly Locale[]): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, `${cityIn(locale, town)}, ${town.state}`]))
}

type Reach = { readonly all: number; readonly midwest: number }

const FAR: Reach = { all: 0.35, midwest: 0.3 }
const WIDE: Reach = { all: 0.22, midwest: 0.14 }
const NEAR: Reach = { all: 0.02, midwest: 0.06 }
const REACH: Readonly<Record<Kind['closing'], Reach>> = {
  work: FAR,
  hire: NEAR,
  sale: WIDE,
  goods: NEAR,
  shop: NEAR,
  service: WIDE,
  place: NEAR,
  party: NEAR,
  property: NEAR,
}

const NOWHERE = { serviceCity: '', serviceState: null, serviceZipCode: '' } as const

function serviceArea({ next, chance }: Random, closing: Kind['closing'], { city, state, zip }: Town) {
  const { all, midwest } = REACH[closing]
  const drawn = next()
  if (drawn < all) return { serviceAreaType: 'all_states', ...NOWHERE } as const
  if (drawn < all + midwest) return { serviceAreaType: 'midwest', ...NOWHERE } as const
  const whole = chance(0.8)
  return {
    serviceAreaType: 'specific_state',
    serviceCity: whole ? city : '',
    serviceState: state,
    serviceZipCode: whole && chance(0.8) ? zip : '',
  } as const
}

function business({ chance }: Random, { city, state, zip }: Town) {
  const told = chance(0.92)
  return {
    businessCity: told ? city : '',
    businessState: told ? state : null,
    businessZipCode: told ? zip : '',
  }
}

type ListingFacts = ReturnType<Kind['drawFacts']>

const LEAST_OF_SELLERS = 3
const JOBS: readonly Kind['closing'][] = ['work', 'hire']

/** Sellers show more pictures than others, employers few; some show none. */
function pictureCount({ chance, integer }: Random, price: string, closing: Kind['closing']): number {
  const [share, most] = price ? [0.93, 5] : [0.86, 2]
  const count = chance(share) ? integer(1, most) : 0
  if (price && count > 0) return Math.max(count, LEAST_OF_SELLERS)
  return JOBS.includes(closing) ? Math.max(0, count - 1) : count
}

type Sort = Pick<Kind, 'closing'>

function picturesOf(
  random: Random,
  { scenes, price }: ListingFacts,
  { closing }: Sort,
  gallery: Given['gallery'],
) {
  const count = pictureCount(random, price, closing)
  return [...new Set(scenes)].slice(0, count).map(gallery.scene)
}

const VIEWS_A_DAY: Partial<Record<CategorySlug, number>> = {
  'trucks-trailers-marketplace': 15,
  'cdl-a-company-drivers': 9,
  'cdl-a-owner-operators': 8,
  'parking-lots': 7,
}
const OTHER_VIEWS_A_DAY = 4
const TICKER_BOOST = 3.5

function viewsOf({ next }: Random, planned: Planned, days: number): number {
  const usual = VIEWS_A_DAY[planned.category] ?? OTHER_VIEWS_A_DAY
  const boost = runsInTicker(planned) ? TICKER_BOOST : 1
  return Math.floor(usual * boost * days * (0.25 + 1.7 * next() ** 2))
}

/** Some sellers have lowered their price since they posted ([PRICE-03]). */
function droppedPrice(
  random: Random,
  { priceCents, createdAt }: { readonly priceCents: number | null; readonly createdAt: Date },
  now: Date,
) {
  const age = ageInDays(createdAt, now)
  if (!priceCents || age < 3 || !random.chance(0.1)) return { priceWasCents: null, priceDroppedAt: null }
  const wasDollars = Math.round((priceCents / 100) * random.pick([1.03, 1.05, 1.08]))
  return {
    priceWasCents: Math.ceil(wasDollars / 100) * 10_000,
    priceDroppedAt: daysAfter(createdAt, random.integer(1, age - 1)),
  }
}

const SINGLE = { paymentType: 'regular-listing', paymentAmount: 4000 } as const
const SILVER = { paymentType: 'silver-package', paymentAmount: 10_000 } as const

/** Returns one listing of the demo. */
function listing(i: number, planned: Planned, given: Required<Given>): ListingRow {
  const { owners, gallery, now, companies } = given
  const beginning = beginningOf(i, planned)
  const { random, kind, town, locales, company } = beginning
  const { category } = planned
  const drawn = kind.drawFacts(random, town)
  const place = inEach((locale) => `${cityIn(locale, town)}, ${town.state}`)
  const facts = {
    ...drawn.facts,
    company,
    town: place,
    city: inEach((locale) => cityIn(locale, town)),
    road: town.road,
  }
  const { said, ...text } = writeText(random, kind, facts, locales)
  const owner = posterOf(ownerOf(random, owners, planned), owners, beginning, companies)
  const life = lifeOf(random, { adminId: owners.admin.id, now, mustBePublic: mustBePublic(planned) })
  const featuredTicker = runsInTicker(planned)
  const row = {
    id: randomUuid(random),
    listingId: publicIdOf(i),
    userId: owner.id,
    ownerHidden: owner.role === 'banned',
    category,
    ...text,
    location: locationOf(town, locales),
    compensation: drawn.price,
    priceCents: priceCentsOf(drawn.price),
    attributes: attributesOf(i, category, { facts: drawn.facts, sentences: said }),
    images: picturesOf(random, drawn, kind, gallery),
    ...contactOf(random, { town, company, closing: kind.closing, locales }),
    ...business(random, town),
    ...serviceArea(random, kind.closing, town),
    ...life,
    featuredTicker,
    ...(featuredTicker ? SILVER : SINGLE),
    views: life.paymentStatus === 'completed' ? viewsOf(random, planned, ageInDays(life.createdAt, now)) : 0,
    searchText: searchTextOf({ category, ...text }),
  }
  return {
    ...row,
    ...comparableColumns(row),
    ...droppedPrice(random, row, now),
    place: placeIn(town, row),
    searchVector: searchVectorOf({ ...row, company: owner.companyName, extraWords: wordsIn(row) }),
  }
}

const LANGUAGES = LOCALES.map((locale) => TRANSLATE[locale])

/** The words of what a listing states, as posting stores them. */
const wordsIn = ({ category, attributes }: { category: CategorySlug; attributes?: unknown }) => [
  searchWordsOfAttributes(category, readAttributes(attributes), LANGUAGES),
]

/** Generates `total` listings on demand. */
export function* listingRows(total: number, given: Given): Generator<ListingRow, void, undefined> {
  const { companies = companiesOf(total, given.now) } = given
  for (const [i, planned] of planOf(total).entries()) yield listing(i, planned, { ...given, companies })
}
