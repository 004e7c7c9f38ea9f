import type { WaitingChange } from '#app/features/billboards/changes/billboard-change.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type ListingStatus, MODERATIONS, type Moderation } from '#app/features/items/item-status.ts'
import type { HoldReason } from '#app/features/listings/posting/rules.ts'
import type { Locale } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { ItemFacts } from '../actions.ts'
import type { ReportReason } from '../reports/report-reasons.ts'

export type Complaint = { readonly id: string; readonly reason: ReportReason; readonly note: string }

/** Something a package brought for an item, while it runs or waits to start. Days are ISO texts. */
export type Bought = {
  readonly listingId: string
  readonly kind: string
  readonly tier: string
  readonly amountCents: number
  readonly endsAt: string | null
}

/** An item as admins see it: everything, contact data and private notes included. */
export type ModeratedItem = ItemFacts & {
  readonly id: string
  readonly change: WaitingChange | null
  /** Changes with every change of the item: an action names the version it was decided on. */
  readonly version: number
  readonly publicId: number
  readonly title: string
  readonly description: string
  readonly category: CategorySlug
  readonly price: string
  readonly place: string
  readonly ownerId: string
  readonly ownerEmail: string
  readonly ownerName: string
  /** The language of emails to the owner: their own, else the one of the item. */
  readonly ownerLanguage: Locale
  /** The owner is banned or closed the account: no one else sees the item. */
  readonly ownerHidden: boolean
  /** The owner's account is deleted: no email is sent. */
  readonly ownerGone: boolean
  readonly pictures: readonly Picture[]
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly websiteUrl: string
  readonly views: number
  readonly favorites: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date | null
  /** From when until when a billboard may be shown; listings have no schedule. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly deletedAt: Date | null
  /** The placement that the form of a banner ad asked for. */
  readonly wantedPlacement: string | null
  /** The reason the owner got, and the note for admins only. */
  readonly reason: string
  /** Why it waits, or waited last, for an admin; null: as every banner ad, or because its owner is new. */
  readonly heldFor: HoldReason | null
  readonly notes: string
  readonly complaints: readonly Complaint[]
  /** What was paid for it, newest first. */
  readonly bought: readonly Bought[]
}

/** The choices of the moderation filter: its states, and deleted items. */
export const MODERATION_CHOICES = [...MODERATIONS, 'deleted'] as const

/** The filters of admin lists ([MOD-01]). */
export type ItemFilter = {
  readonly term: string
  readonly status: ListingStatus | null
  readonly category: CategorySlug | null
  readonly featured: 'yes' | 'no' | null
  readonly from: string | null
  /** That `from` is a day in. */
  readonly timeZone: string
  readonly moderation: Moderation | 'deleted' | null
  readonly reported: boolean
}

/** A search is counted exactly up to here; beyond, it says 'more than' (as D-41). */
export const COUNTED_UP_TO = 5000

/** How many pages of a search with more hits can be opened: further back, filters help more than paging. */
const PAGES_OF_MANY = 50

/** Whether an index can help with this term: it needs three letters or digits in a row. */
export function canSearch(term: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(term)
}

/** Returns how many pages a column has. */
export function pagesOf(count: number, isSearch: boolean): number {
  return isSearch && count > COUNTED_UP_TO ? PAGES_OF_MANY : pageCount(count, CARDS_PER_PAGE)
}

/** Returns how an action names an item: 'banner.<uuid>.<version>'. */
export function itemRef({ kind, id, version }: Pick<ModeratedItem, 'kind' | 'id' | 'version'>): string {
  return `${kind}.${id}.${version}`
}

/** Counts the filters that are set. */
export function filtersSet({
  term,
  status,
  category,
  featured,
  from,
  moderation,
  reported,
}: ItemFilter): number {
  return [term, status, category, featured, from, moderation, reported].filter(Boolean).length
}

/** One page of a column of the moderation page. */
export type ItemColumnPage = {
  readonly items: readonly ModeratedItem[]
  readonly count: number
  /** There are more than counted. */
  readonly isOpen: boolean
  readonly page: number
  readonly pages: number
}

/** Whether an item has an edit page: a deleted one is restored first. */
export function isEditable({ deleted }: Pick<ModeratedItem, 'deleted'>): boolean {
  return deleted === 'no'
}

/** How many cards a column shows ([MOD-01]). */
export const CARDS_PER_PAGE = 20
