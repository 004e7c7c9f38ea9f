import { DELETED_DAYS, type ListingStatus } from '#app/features/items/rules.ts'
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

/** How many cards a column shows ([MOD-01]). */
export const CARDS_PER_PAGE = 20

/** Returns whether something deleted then can still be restored now. */
export function deletedState(deletedAt: Date | null, now: Date): ItemFacts['deleted'] {
  if (!deletedAt) return 'no'
  return deletedAt >= daysBefore(now, DELETED_DAYS) ? 'restorable' : 'gone'
}

/** Giving an item one of the five statuses, beside the actions. */
export const SET_STATUS = 'status'

/** What became of an order: how many items were changed, and which were not and why. */
export type Outcome = {
  readonly action: ModerationAction | typeof SET_STATUS
  readonly done: number
  readonly failed: readonly { readonly item: string; readonly refusal: Refusal }[]
}
