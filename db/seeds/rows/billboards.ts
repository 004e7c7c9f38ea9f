import { domainOf } from '@haulpost/demo/companies'
import { SIGNATURES_IN_LATIN } from '@haulpost/demo/people'
import { createRandom, type Random, randomUuid } from '@haulpost/demo/random'
import { MIDWEST_TOWNS, OTHER_TOWNS, type Town } from '@haulpost/demo/towns'
import type { Insertable } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { LOCALES } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { AdApprovals, Ads } from '#app/platform/db/tables.gen.ts'
import { BILLBOARDS, type Billboard } from '../billboards.ts'
import type { Gallery } from '../pictures.ts'
import { phoneIn } from './contacts.ts'
import { locationOf } from './listings.ts'
import { daysAfter, daysBefore } from './moments.ts'
import type { OwnerRow, Owners } from './owners.ts'
import { publicIdOf } from './plan.ts'
import { ageInDays } from './states-of-life.ts'

export type BillboardRow = Insertable<Ads> & {
  readonly id: string
  readonly category: CategorySlug
  readonly title: LocalizedText
  readonly description: LocalizedText
}

type Given = { readonly owners: Owners; readonly gallery: Pick<Gallery, 'billboard'>; readonly now: Date }

type State = Required<Pick<BillboardRow, 'status' | 'moderation' | 'moderationReason'>>

const state = (status: State['status'], moderation: State['moderation'], moderationReason = ''): State => ({
  status,
  moderation,
  moderationReason,
})

const PUBLIC = state('active', 'approved')

/** The few that are not up, so that every list of an admin has something in it. */
const NOT_UP: Readonly<Record<string, State>> = {
  'cdl-weekend': state('pending', 'waiting'),
  loans: state('pending', 'waiting'),
  bodega: state('inactive', 'rejected', 'The address does not exist'),
  vans: state('inactive', 'approved'),
  'night-spot': state('expired', 'approved'),
}

const COAST_TO_COAST: readonly CategorySlug[] = [
  'traffic-attorney',
  'insurance-services',
  'outsourcing-services',
  'cdl-a-owner-operators',
  'financial-services',
]
const AROUND: readonly CategorySlug[] = [
  'cdl-a-company-drivers',
  'trucks-trailers-marketplace',
  'non-cdl-drivers',
]

function townNamed(name: string): Town {
  const town = [...MIDWEST_TOWNS, ...OTHER_TOWNS].find(({ city }) => city === name)
  if (!town) throw new Error(`no town ${name}`)
  return town
}

function serviceArea(category: CategorySlug, { city, state, zip }: Town) {
  const nowhere = { serviceCity: '', serviceState: null, serviceZipCode: '' } as const
  if (COAST_TO_COAST.includes(category)) return { serviceAreaType: 'all_states', ...nowhere } as const
  if (AROUND.includes(category)) return { serviceAreaType: 'midwest', ...nowhere } as const
  return {
    serviceAreaType: 'specific_state',
    serviceCity: city,
    serviceState: state,
    serviceZipCode: zip,
  } as const
}

function contactOf(random: Random, { company, site }: Billboard, town: Town) {
  const websiteUrl = `https://${domainOf(company)}/`
  const noContact = { contactName: '', contactEmail: '', contactPhone: '' } as const
  if (site) return { contactType: 'website', websiteUrl, ...noContact } as const
  return {
    contactType: 'contact_info',
    websiteUrl: '',
    contactName: random.pick(SIGNATURES_IN_LATIN),
    contactEmail: `office@${domainOf(company)}`,
    contactPhone: phoneIn(random, town),
  } as const
}

/** Nearly half of the paid period at most, so that all that is up stays up for a while. */
const MAX_AGE_DAYS = 24
const VIEWS_A_DAY = 46
const PUBLIC_ID_FROM = 450_000

function rowOf(billboard: Billboard, { owners, gallery, now }: Given): BillboardRow {
  const { key, number, category, price, title, description } = billboard
  const random = createRandom(0xb0a2d + number)
  const town = townNamed(billboard.town)
  const locales = LOCALES.filter((locale) => title[locale])
  const life = NOT_UP[key] ?? PUBLIC
  const createdAt = daysBefore(now, life.status === 'expired' ? 33 : 0.3 + random.next() * MAX_AGE_DAYS)
  const judged = life.moderation !== 'waiting'
  const views = judged ? Math.floor(VIEWS_A_DAY * ageInDays(createdAt, now) * (0.4 + random.next())) : 0
  const owner: OwnerRow = number % 12 === 3 ? random.pick(owners.members) : random.pick(owners.others)
  const row = {
    id: randomUuid(random),
    adId: publicIdOf(PUBLIC_ID_FROM + number),
    userId: owner.id,
    category,
    title,
    description,
    location: locationOf(town, locales),
    price,
    priceCents: priceCentsOf(price),
    images: [gallery.billboard(key)],
    ...contactOf(random, billboard, town),
    ...serviceArea(category, town),
    ...life,
    moderatedBy: judged ? owners.admin.id : null,
    moderatedAt: judged ? createdAt : null,
    featured: billboard.featured ?? false,
    views,
    clicks: Math.floor(views * (0.008 + random.next() * 0.03)),
    favorites: random.integer(0, 6),
    createdAt,
    updatedAt: createdAt,
    expiresAt: judged ? daysAfter(createdAt, 30) : null,
    searchText: searchTextOf({ category, title, description }),
  }
  return { ...row, searchVector: searchVectorOf(row) }
}

/** A row of ads, and the name layouts know it by. */
export type DemoBillboard = { readonly key: string; readonly row: BillboardRow }

export function billboardsOf(given: Given): readonly DemoBillboard[] {
  return BILLBOARDS.map((billboard) => ({ key: billboard.key, row: rowOf(billboard, given) }))
}

/** The last word of the admin on each billboard that was judged (D-13). */
export function approvalsOf(rows: readonly BillboardRow[]): readonly Insertable<AdApprovals>[] {
  return rows.flatMap(({ id, userId, moderation, moderatedBy, moderatedAt, moderationReason }) => {
    if (!moderatedBy || !moderatedAt) return []
    const status = moderation === 'rejected' ? 'rejected' : 'approved'
    return {
      adId: id,
      userId,
      status,
      adminId: moderatedBy,
      adminNotes: moderationReason ?? '',
      approvedAt: moderatedAt,
    }
  })
}
