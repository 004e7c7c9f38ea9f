import { record } from '#app/features/audit/record-action.server.ts'
import { approveChange, rejectChange } from '#app/features/billboards/changes/decide-change.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type ModerationAction, ruleOf } from './actions.ts'
import type { ModeratedItem } from './items/moderated-items.ts'
import { namedInLog } from './items/named-in-log.server.ts'
import { recordDecision } from './record-decision.server.ts'
import type { ModerationOrder } from './schema.ts'
import { reasonFor, writeToOwner } from './write-to-owner.server.ts'

/** Whether an action, of an item with a waiting change, is about the change. */
export const decidesChange = (action: ModerationAction) => action === 'approve' || action === 'reject'

type ActionOrder = ModerationOrder & { readonly action: ModerationAction }

/** Approves or rejects the change of an item that is public as it was approved ([AD-05]): nothing else of it changes. */
export async function decideChange(ctx: Ctx, item: ModeratedItem, order: ActionOrder): Promise<void> {
  const rule = ruleOf(order.action)
  const isApproved = order.action === 'approve'
  const reason = isApproved ? '' : reasonFor(item, order)
  const changed = Object.keys(item.change?.changes ?? {})
  const fields = isApproved ? await approveChange(ctx, item.id) : changed
  if (!isApproved) await rejectChange(ctx, item.id, reason)
  await recordDecision(ctx, item, { status: isApproved ? 'approved' : 'rejected', note: order.note })
  await writeToOwner(ctx, item, { decision: isApproved ? 'changeApproved' : 'changeRejected', reason })
  const details = { title: item.title, fields, reason }
  await record(ctx, { ...namedInLog(item), action: rule.log[item.kind], details })
}
