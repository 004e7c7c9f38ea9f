import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import type { MessageKey } from '#app/i18n/translate.ts'
import { type ModerationAction, ruleOf } from '../actions.ts'
import type { ReportReason } from '../reports/report-reasons.ts'

/** What statuses, moderation and complaints are called. */
export const STATUS_NAMES = {
  active: 'moderation.active',
  inactive: 'moderation.inactive',
  pending: 'moderation.pending',
  expired: 'moderation.expired',
  sold: 'moderation.sold',
} as const satisfies Record<ListingStatus, MessageKey>

export const MODERATION_NAMES = {
  approved: 'moderation.approved',
  waiting: 'moderation.waiting',
  rejected: 'moderation.rejected',
  removed: 'moderation.removed',
  deleted: 'moderation.deleted',
} as const satisfies Record<Moderation | 'deleted', MessageKey>

export const COMPLAINT_NAMES = {
  scam: 'moderation.complaintScam',
  wrong: 'moderation.complaintWrong',
  gone: 'moderation.complaintGone',
  category: 'moderation.complaintCategory',
  duplicate: 'moderation.complaintDuplicate',
  offensive: 'moderation.complaintOffensive',
  illegal: 'moderation.complaintIllegal',
  other: 'moderation.complaintOther',
} as const satisfies Record<ReportReason, MessageKey>

/** The message after one item was deleted. */
export const DELETED_NAMES = {
  listing: 'moderation.deletedListing',
  banner: 'moderation.deletedAd',
} as const satisfies Record<ItemKind, MessageKey>

/** The sentence for an action that failed for no foreseen reason. */
export function failureName(action: ModerationAction | null, kind: ItemKind): MessageKey {
  return (action && ruleOf(action).failed?.[kind]) ?? 'moderation.failed'
}
