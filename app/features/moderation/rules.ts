import { DELETED_DAYS, type ListingStatus } from '#app/features/items/item-status.ts'
import { daysBefore } from '#app/lib/day.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { type ItemFacts, type ModerationAction, ruleOf, whyNotLive } from './actions.ts'

/** Why this action cannot be applied to this item now, or null. Guards and the context check who may act at all. */
export function whyNotModerate(action: ModerationAction, item: ItemFacts): Refusal | null {
  if (item.deleted !== 'no' && action !== 'restore') return refuse('conflict', 'moderation.isDeleted')
  const code = ruleOf(action).whyNot(item)
  return code ? refuse('conflict', code) : null
}

/** Why an admin, who may choose any of the five statuses, cannot give an item this one (D-04). */
export function whyNotStatus(status: ListingStatus, item: ItemFacts): Refusal | null {
  if (item.deleted !== 'no') return refuse('conflict', 'moderation.isDeleted')
  if (item.status === status) return refuse('conflict', 'moderation.alreadyDone')
  const code = status === 'active' ? whyNotLive(item) : null
  return code ? refuse('conflict', code) : null
}

/** Why an item that changed since the admin saw it is not changed: a stale click decides nothing. */
export function whyNotStale(seenVersion: number, version: number): Refusal | null {
  return seenVersion === version ? null : refuse('conflict', 'moderation.changedMeanwhile')
}

/** In characters. A note is for admins only. */
export const MODERATION_LIMITS = { reason: 500, note: 1000, items: 40 } as const

/** Returns whether something deleted then can still be restored now. */
export function deletedState(deletedAt: Date | null, now: Date): ItemFacts['deleted'] {
  if (!deletedAt) return 'no'
  return deletedAt >= daysBefore(now, DELETED_DAYS) ? 'restorable' : 'gone'
}
