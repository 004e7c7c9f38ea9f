import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { shortId } from '#app/lib/public-id.ts'
import { assertAllowed, isJudged } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { moderateItem, setItemStatus } from './moderate-item.server.ts'
import { type Outcome, SET_STATUS } from './outcome.ts'
import type { ItemNamed, ModerationOrder } from './schema.ts'

// Two admins with the same items in different orders would deadlock.
const inOneOrder = (items: readonly ItemNamed[]) =>
  [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, item]) => item)

function carryOutOn(ctx: Ctx, item: ItemNamed, { action, status, ...order }: ModerationOrder): Promise<void> {
  if (action !== SET_STATUS) return moderateItem(ctx, item, { ...order, action })
  return setItemStatus(ctx, item, status ?? 'inactive')
}

/**
 * Applies one action to one item or many, in one transaction ([MOD-04], [MOD-05]). If the only item refuses, that is
 * a refusal; of many, those that refuse stay as they are and are named.
 */
export async function moderateItems(ctx: Ctx, order: ModerationOrder): Promise<Outcome> {
  assertAllowed(whyNotAdmin(ctx.actor))
  const items = inOneOrder(order.items)
  const failed: Outcome['failed'][number][] = []
  await inTransaction(ctx, async (ctx) => {
    for (const item of items) {
      try {
        await carryOutOn(ctx, item, order)
      } catch (error) {
        // Refusals come before anything of an item is written, so the others go on.
        if (!isJudged(error) || items.length === 1) throw error
        failed.push({ item: shortId(item.id), refusal: error.refusal })
      }
    }
  })
  return { action: order.action, done: items.length - failed.length, failed }
}
