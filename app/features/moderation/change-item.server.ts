import { moderateBillboard } from '#app/features/banner-ads/moderate-billboard.server.ts'
import { moderateListing } from '#app/features/listings/moderate-listing.server.ts'
import { PERIOD_DAYS } from '#app/features/listings/rules.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { ModeratedItem } from './items/rules.ts'
import type { ItemChange } from './rules.ts'

const DAY = 86_400_000

/** The time of an item begins when it first goes live (D-07); one that has begun goes on (D-03). */
function endOf({ expiresAt }: ModeratedItem, change: ItemChange, now: Date) {
  const begins = change.status === 'active' && expiresAt === null
  return begins ? { expiresAt: new Date(now.getTime() + PERIOD_DAYS * DAY) } : {}
}

/** Writes a change of the rules into the row of the item, with who decided it when it is a decision. */
export async function changeItem(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  item: ModeratedItem,
  { change, reason = '' }: { change: ItemChange; reason?: string },
): Promise<void> {
  const { now, actor } = ctx
  const { status, moderation, featured, deleted } = change
  const common = {
    ...(status && { status }),
    ...(moderation && {
      moderation,
      moderationReason: reason,
      moderatedBy: actor?.id ?? null,
      moderatedAt: now,
    }),
    ...(deleted !== undefined && { deletedAt: deleted ? now : null }),
    ...endOf(item, change, now),
  }
  if (item.kind === 'listing') {
    const own = featured === undefined ? {} : { featuredTicker: featured }
    return moderateListing(ctx, { id: item.id, change: { ...common, ...own } })
  }
  return moderateBillboard(ctx, {
    id: item.id,
    change: { ...common, ...(featured !== undefined && { featured }) },
  })
}
