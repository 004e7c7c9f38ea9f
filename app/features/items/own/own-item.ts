import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Age } from '#app/lib/age.ts'
import type { Picture } from '#app/lib/picture.ts'
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts'
import type { ListingStatus, Moderation } from '../item-status.ts'
import type { OfferedMove } from '../rules.ts'
import { OWN_PATHS } from './own-paths.ts'

/** How many days the small chart of a card shows. */
export const CHART_DAYS = 14

/** What an owner sees of an item ([DASH-02], [DASH-04]). */
export type OwnItem = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  readonly category: CategorySlug
  readonly featured: boolean
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly reason: string
  /** How the change stands of what is public as it was approved; null without one. */
  readonly change: { readonly state: 'waiting' | 'rejected'; readonly reason: string } | null
  /** Whether a package for a listing brought it. */
  readonly isOfPackage: boolean
  readonly isPaid: boolean
  readonly isReplaced: boolean
  readonly isOver: boolean
  /** Whether it has a public page now. */
  readonly isPublic: boolean
  readonly canEdit: boolean
  readonly canRepost: boolean
  readonly picture: Picture | null
  readonly age: Age
  readonly expiresAt: Date | null
  /** When it is charged again and renewed, which is before it would end; null when it does not renew. */
  readonly renewsAt: Date | null
  /** What is still charged for it, also while a failed charge is tried again; null when it does not renew. */
  readonly renewalCents: number | null
  /** When it is deleted, if it stays unpaid and unchanged; null for what is paid for. */
  readonly removedAt: Date | null
  readonly views: number
  /** Users who asked for the contact data, or clicked a billboard. */
  readonly responses: number
  /** Views of the last CHART_DAYS days, today last. */
  readonly days: readonly number[]
  /** Whether its owner is offered to complete what it states ([ATTR-19]). */
  readonly lacksFacts: boolean
  readonly moves: readonly OfferedMove[]
}

export type OwnPage = { readonly items: readonly OwnItem[]; readonly total: number }

/** Waits for its payment: only its owner sees it (D-02). */
export function isUnpaid({ kind, status, isPaid }: Pick<OwnItem, 'kind' | 'status' | 'isPaid'>): boolean {
  return ITEM_KINDS[kind].isPaidFor && status === 'pending' && !isPaid
}

/** Where everything about one item of one's own is, and where something is done with it. */
export function ownPath({ kind, id }: Pick<OwnItem, 'kind' | 'id'>, doing = ''): string {
  return `${OWN_PATHS[kind].page}/${id}${doing}`
}

/** Where it is edited. */
export function editPath({ kind, id }: Pick<OwnItem, 'kind' | 'id'>): string {
  return OWN_PATHS[kind].edit(id)
}
