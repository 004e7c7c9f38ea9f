import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Actor } from '#app/lib/actor.ts'
import { DAY_MS, daysBefore } from '#app/lib/day.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { slugOf } from '#app/lib/slug.ts'
import { MIDWEST_CODES, matchStates } from '#app/lib/us-states.ts'
import { hostAmong } from '#app/lib/web-address.ts'
import { type ItemKind, shortItemPath } from './item-kinds.ts'

export const LISTING_STATUSES = ['active', 'inactive', 'pending', 'expired', 'sold'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** What admins made of an item (D-04); only what is approved is public. */
export const MODERATIONS = ['approved', 'waiting', 'rejected', 'removed'] as const
export type Moderation = (typeof MODERATIONS)[number]

/** The kind of an imported row that does not say ([DET-05]): nobody to contact makes it a banner. */
export function kindByContact(contact: { name: string; email: string; phone: string }): ItemKind {
  return contact.name || contact.email || contact.phone ? 'listing' : 'banner'
}

export const SERVICE_AREAS = ['all_states', 'midwest', 'specific_state'] as const
export type ServiceArea = (typeof SERVICE_AREAS)[number]

/** Limits of what a poster writes besides LISTING_FIELDS, in characters as people see them. */
export const LISTING_LIMITS = { title: 50, description: 1500, pictures: 5 } as const

/** What a list shows of an item. No contact data: that is in the answer of a detail view only (D-39). */
export type ItemCard = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  /** What its words are in, when that is not the language of the page ([LANG-04]). */
  readonly language: Locale | null
  readonly summary: string
  readonly category: CategorySlug
  readonly price: string
  readonly city: string
  readonly state: string
  readonly area: ServiceArea
  readonly picture: Picture | null
  readonly pictures: number
  readonly ageDays: number
  readonly views: number
  readonly featured: boolean
  readonly websiteUrl: string
  readonly canCall: boolean
  readonly canWrite: boolean
}

/** The permanent address of an item (D-25). */
export function itemPath({ kind, publicId, title }: Pick<ItemCard, 'kind' | 'publicId' | 'title'>): string {
  return `${shortItemPath(kind, publicId)}/${slugOf(title)}`
}

/** Whole days since, rounded up: what was posted a minute ago is '1 day ago', as the specification says. */
export function ageInDays(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((now.getTime() - since.getTime()) / DAY_MS))
}

/** A paid period, in days (D-03). */
export const PERIOD_DAYS = 30

/** What was deleted can be brought back for so many days (D-38). */
export const DELETED_DAYS = 30

export const SORTS = ['newest', 'oldest', 'price-low', 'price-high'] as const
export type Sort = (typeof SORTS)[number]

/** 'Posted within', in days. */
export const DATE_RANGES = { '24h': 1, '7d': 7, '30d': 30, '3m': 90, '1y': 365 } as const
export type DateRange = keyof typeof DATE_RANGES

/** Price filters in cents, lower bound included, upper bound excluded (D-30). */
export const PRICE_RANGES = {
  'under-500': { from: 0, below: 50_000 },
  '500-1000': { from: 50_000, below: 100_000 },
  '1000+': { from: 100_000, below: null },
} as const
export type PriceRange = keyof typeof PRICE_RANGES

export const PER_PAGE = 25

export type PlaceFilter = { readonly states: readonly string[]; readonly inMidwest: boolean }

/** What a typed state finds (D-31): those states, 'all states', and 'midwest' when one of them lies there. Null: none meant. */
export function placeFilterOf(typed: string): PlaceFilter | null {
  if (!typed.trim()) return null
  const states = matchStates(typed)
  return { states, inMidwest: states.some((code) => MIDWEST_CODES.includes(code)) }
}

/** The instant after which something was posted to fall into the range. */
export function postedAfter(range: DateRange, now: Date): Date {
  return daysBefore(now, DATE_RANGES[range])
}

type Moves = Readonly<
  Record<Move, { readonly from: readonly ListingStatus[]; readonly else: Refusal['code'] }>
>

/** What an owner may make of an item; lifting what an admin decided is no move of theirs (D-04). */
export const MOVES = ['active', 'inactive', 'sold'] as const
export type Move = (typeof MOVES)[number]

/** Every move an owner can make of a listing: out of which status, and what is said in any other ([DASH-03]). */
export const LISTING_MOVES: Moves = {
  active: { from: ['inactive', 'sold'], else: 'dashboard.onlyInactive' },
  inactive: { from: ['active'], else: 'dashboard.onlyActive' },
  sold: { from: ['active', 'inactive'], else: 'dashboard.onlyShown' },
}

/** What of an item decides what its owner may do with it. */
export type Standing = {
  readonly ownerId: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly reason: string
  readonly isPaid: boolean
  readonly isReplaced: boolean
  readonly expiresAt: Date | null
}

/** Why somebody may not change or delete this item at all. */
export function whyNotTouch({ ownerId }: Pick<Standing, 'ownerId'>, actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'banned') return refuse('forbidden', 'dashboard.suspended')
  return ownerId === actor.id ? null : refuse('forbidden', 'dashboard.notYours')
}

/** Why an owner may not show it now: not paid, not approved, reposted, or past its paid days (D-03, D-04). */
function whyNotShow({ isPaid, isReplaced, moderation, reason, expiresAt }: Standing, now: Date) {
  if (!isPaid) return refuse('conflict', 'dashboard.payFirst')
  if (moderation === 'waiting') return refuse('conflict', 'dashboard.notApproved')
  if (moderation === 'rejected') return refuse('conflict', 'dashboard.wasRejected', { reason })
  if (moderation === 'removed') return refuse('conflict', 'dashboard.wasRemoved', { reason })
  if (isReplaced) return refuse('conflict', 'dashboard.wasReposted')
  return expiresAt !== null && expiresAt <= now ? refuse('conflict', 'dashboard.timeIsOver') : null
}

type Asked = { readonly actor: Actor | null; readonly now: Date; readonly moves?: Moves }

/** Why this person cannot make this move now; null if they can. */
export function whyNotMove(to: Move, item: Standing, { actor, now, moves = LISTING_MOVES }: Asked) {
  const { from, else: otherwise } = moves[to]
  const wrongStatus = from.includes(item.status) ? null : refuse('conflict', otherwise)
  const hidden = to === 'active' ? whyNotShow(item, now) : null
  return whyNotTouch(item, actor) ?? wrongStatus ?? hidden
}

export type OfferedMove = { readonly to: Move; readonly whyNot: Refusal | null }

/** The moves a card offers: those made for its status, each with the reason why not now. */
export function movesOffered(item: Standing, asked: Asked): readonly OfferedMove[] {
  const { moves = LISTING_MOVES } = asked
  const offered = MOVES.filter((to) => moves[to].from.includes(item.status))
  return offered.map((to) => ({ to, whyNot: whyNotMove(to, item, asked) }))
}

/** Why this person cannot post, or null if they can (D-12). */
export function whyNotPost(actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'posting.loginFirst')
  return actor.role === 'banned' ? refuse('forbidden', 'posting.banned') : null
}

/** Why an item cannot link to this website: the operator blocked its host ([SEC-10]). */
export function whyNotLinkTo(websiteUrl: string, blockedHosts: readonly string[]): Refusal | null {
  const host = hostAmong(websiteUrl, blockedHosts)
  return host === null ? null : refuse('invalid', 'posting.blockedHost', { host })
}
