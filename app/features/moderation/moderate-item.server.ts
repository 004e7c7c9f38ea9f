import { record } from '#app/features/audit/record-action.server.ts'
import type { ListingStatus } from '#app/features/items/item-status.ts'
import { featureItem, lockTicker } from '#app/features/ticker/feature-item.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { leavesTicker, type ModerationAction, ruleOf } from './actions.ts'
import { changeItem } from './change-item.server.ts'
import { decideChange, decidesChange } from './decide-change.server.ts'
import type { ModeratedItem } from './items/moderated-items.ts'
import { namedInLog } from './items/named-in-log.server.ts'
import { lockModeratedItem } from './items/queries.server.ts'
import { recordDecision } from './record-decision.server.ts'
import { resolveReports } from './reports/resolve-reports.server.ts'
import { whyNotModerate, whyNotStale, whyNotStatus } from './rules.ts'
import type { ItemNamed, ModerationOrder } from './schema.ts'
import { reasonFor, writeToOwner } from './write-to-owner.server.ts'

const NOT_FOUND = 'moderation.noSuchItem'

const standing = ({ status, moderation, featured }: ModeratedItem) => ({ status, moderation, featured })

/** An order for one of the actions of the table. */
type ActionOrder = ModerationOrder & { readonly action: ModerationAction }

async function applyTo(ctx: Ctx, item: ModeratedItem, order: ActionOrder): Promise<void> {
  const rule = ruleOf(order.action)
  const reason = rule.asks === 'reason' ? reasonFor(item, order) : ''
  const change = await changeItem(ctx, item, { change: rule.change(item), reason })
  if (rule.mails) {
    const status = rule.mails === 'approved' ? 'approved' : 'rejected'
    await recordDecision(ctx, item, { status, note: order.note })
    await writeToOwner(ctx, item, { decision: rule.mails, reason })
  }
  const reports = rule.resolvesReports ? await resolveReports(ctx, item) : 0
  await record(ctx, {
    ...namedInLog(item),
    action: rule.log[item.kind],
    details: { title: item.title, before: standing(item), after: change, reason, reports },
  })
}

/** Does one thing with one item, in the caller's transaction. What refuses has written nothing. */
export async function moderateItem(ctx: Ctx, one: ItemNamed, order: ActionOrder): Promise<void> {
  if (order.action === 'feature') await lockTicker(ctx.db)
  const item = await lockModeratedItem(ctx.db, one, ctx)
  assertFound(item, NOT_FOUND)
  assertAllowed(whyNotModerate(order.action, item) ?? whyNotStale(one.version, item.version))
  // Only the ticker's own use case checks the room, writes and logs.
  if (order.action === 'feature' || order.action === 'unfeature')
    return featureItem(ctx, { kind: item.kind, id: item.id, featured: order.action === 'feature' })
  await (item.change && decidesChange(order.action) ? decideChange : applyTo)(ctx, item, order)
}

/** Sets any of the five statuses of an item (D-04), in the caller's transaction. */
export async function setItemStatus(ctx: Ctx, one: ItemNamed, status: ListingStatus): Promise<void> {
  const item = await lockModeratedItem(ctx.db, one, ctx)
  assertFound(item, NOT_FOUND)
  assertAllowed(whyNotStatus(status, item) ?? whyNotStale(one.version, item.version))
  const wanted = { status, ...(status !== 'active' && leavesTicker(item)) }
  const change = await changeItem(ctx, item, { change: wanted })
  const details = { title: item.title, before: standing(item), after: change }
  await record(ctx, { ...namedInLog(item), action: 'update_ad_status', details })
}
