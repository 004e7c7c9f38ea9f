import type { FieldChanges } from '#app/features/audit/edits/item-edits.ts'
import type { Moderation } from '#app/features/items/item-status.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { Picture } from '#app/lib/picture.ts'

/** A change that waits for an admin while the approved version stays public ([AD-05]). */
export type WaitingChange = {
  /** What differs from the public version, field by field. */
  readonly changes: FieldChanges
  readonly pictures: readonly Picture[]
  readonly sentAt: Date
}

/** What an owner sees of the change of a billboard that is public as it was approved. */
export type OwnChange = { readonly state: 'waiting' | 'rejected'; readonly reason: string }

type StoredChange = {
  readonly sentAt: Date | null
  readonly rejectedAt: Date | null
  readonly rejectionReason: string | null
}

/** Returns how a change stands for its owner; null where there is none. */
export function ownChangeOf({ sentAt, rejectedAt, rejectionReason }: StoredChange): OwnChange | null {
  if (!sentAt) return null
  return { state: rejectedAt ? 'rejected' : 'waiting', reason: rejectionReason ?? '' }
}

/**
 * Whether an edit waits in its own row: an owner's change of what was approved, of which the approved version stays
 * public. An admin's change is public at once, and what is not approved is not public either way (D-13).
 */
export function keepsApproved(billboard: { readonly moderation: Moderation }, actor: Actor | null): boolean {
  return billboard.moderation === 'approved' && actor?.role !== 'admin'
}
