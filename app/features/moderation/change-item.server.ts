import { moderateBillboard } from '#app/features/billboards/moderate-billboard.server.ts'
import { endOfPaid } from '#app/features/billboards/schedule/paid-time.ts'
import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { holdsTicker } from '#app/features/entitlements/queries.server.ts'
import { startHeld } from '#app/features/entitlements/shift-entitlements.server.ts'
import { enqueueShareImages } from '#app/features/items/enqueue-share-images.server.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { moderateListing } from '#app/features/listings/moderate-listing.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { ItemChange } from './actions.ts'
import type { ModeratedItem } from './items/moderated-items.ts'

type Writing = Pick<Ctx, 'db' | 'actor' | 'now' | 'site'>

/** From when until when an item is shown that is shown for the first time. */
const BEGIN = {
  listing: async (ctx: Writing, item: ModeratedItem) => ({
    expiresAt: (await startHeld(ctx, item)) ?? endOfPaid(ctx.now, item.startsAt),
    // What lists show as new becomes public only now.
    createdAt: ctx.now,
  }),
  banner: ({ now }: Writing, { startsAt }: ModeratedItem) => ({ expiresAt: endOfPaid(now, startsAt) }),
} as const

const WRITE = { listing: moderateListing, banner: moderateBillboard } as const

/** Whether it is active and approved after a change: what waits or was rejected can be active, and is not shown. */
function isShownAfter(item: ModeratedItem, { status, moderation }: ItemChange): boolean {
  return (status ?? item.status) === 'active' && (moderation ?? item.moderation) === 'approved'
}

/** The time of an item begins when it is first shown (D-07); one that has begun goes on (D-03). */
async function beginning(ctx: Writing, item: ModeratedItem, change: ItemChange) {
  const begins = change.status === 'active' && isShownAfter(item, change) && item.expiresAt === null
  return begins ? BEGIN[item.kind](ctx, item) : {}
}

/** Adds the paid ticker place that a listing gets back when it returns, as its owner's own action does (D-07). */
async function withPaidPlace({ db, now }: Writing, item: ModeratedItem, change: ItemChange) {
  const comesBack = isShownAfter(item, change) && (change.status === 'active' || change.deleted === false)
  if (!ITEM_KINDS[item.kind].isPaidFor || item.featured || !comesBack) return change
  return (await holdsTicker(db, item.id, now)) ? { ...change, featured: true } : change
}

/**
 * Ends the renewal of what an admin deletes, removes or hides (D-09, [DASH-14]): no one pays for what no one sees. Its
 * owner may turn renewal on again once the listing is back.
 */
async function endRenewal(
  ctx: Writing,
  { id: listingId }: ModeratedItem,
  { deleted, moderation, status }: ItemChange,
) {
  const isTakenDown = moderation === 'rejected' || moderation === 'removed'
  if (deleted) await endSubscriptionsOf(ctx, { listingId }, 'deletion')
  else if (isTakenDown) await endSubscriptionsOf(ctx, { listingId }, 'moderation')
  else if (status && status !== 'active') await endSubscriptionsOf(ctx, { listingId }, 'hiding')
}

/**
 * Stores a change that the rules returned, with its admin when it is a decision; a listing that is deleted or removed
 * is not charged again. Returns what was changed.
 */
export async function changeItem(
  ctx: Writing,
  item: ModeratedItem,
  { change: wanted, reason = '' }: { change: ItemChange; reason?: string },
): Promise<ItemChange> {
  const { now, actor } = ctx
  const begins = await beginning(ctx, item, wanted)
  const change = await withPaidPlace(ctx, item, wanted)
  const { status, moderation, featured, deleted } = change
  await WRITE[item.kind](ctx, {
    id: item.id,
    change: {
      ...(status && { status }),
      ...(moderation && {
        moderation,
        moderationReason: reason,
        moderatedBy: actor?.id ?? null,
        moderatedAt: now,
      }),
      ...(featured !== undefined && { featured }),
      ...(deleted !== undefined && { deletedAt: deleted ? now : null }),
      ...begins,
    },
  })
  if (isShownAfter(item, change) && !isShownAfter(item, {})) await enqueueShareImages(ctx, item)
  if (ITEM_KINDS[item.kind].isPaidFor) await endRenewal(ctx, item, change)
  return change
}
