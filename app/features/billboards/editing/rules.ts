import type { Moderation } from '#app/features/items/item-status.ts'
import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import type { Actor } from '#app/lib/actor.ts'
import { daysAfter } from '#app/lib/day.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

type Standing = { readonly userId: string; readonly moderation: Moderation }

/** Why this user cannot change the texts of a billboard. For others it does not exist (D-18). */
export function whyNotEditBillboard({ userId, moderation }: Standing, actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'admin') return null
  if (actor.role === 'banned') return refuse('forbidden', 'accounts.banned')
  if (userId !== actor.id) return refuse('notFound', 'billboards.notFound')
  return moderation === 'removed' ? refuse('conflict', 'billboards.wasRemoved') : null
}

/**
 * Returns the moderation of a billboard after an edit: an owner's change is reviewed again, an admin has seen it
 * (D-13).
 */
export function moderationAfterEdit(actor: Actor | null): { readonly moderation?: 'waiting' } {
  return actor?.role === 'admin' ? {} : { moderation: 'waiting' }
}

/** How a new billboard begins ([AD-01], D-04): an admin's is public for a paid period's time, others wait for an admin. */
export function initialBillboardState(actor: Actor, now: Date) {
  if (actor.role !== 'admin') return { status: 'pending', moderation: 'waiting' } as const
  return {
    status: 'active',
    moderation: 'approved',
    moderatedBy: actor.id,
    moderatedAt: now,
    expiresAt: daysAfter(now, PERIOD_DAYS),
  } as const
}
