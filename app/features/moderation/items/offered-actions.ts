import { MODERATION_ACTION_NAMES, type ModerationAction } from '../actions.ts'
import { whyNotModerate } from '../rules.ts'
import type { ModeratedItem } from './moderated-items.ts'

/** Returns the actions that are possible with this item now, in the order of the table. */
export const actionsFor = (item: ModeratedItem): readonly ModerationAction[] =>
  MODERATION_ACTION_NAMES.filter((action) => whyNotModerate(action, item) === null)

/** What an item waits for. Everything else is done less often, or takes something away. */
const DECISIONS: ReadonlySet<ModerationAction> = new Set(['approve', 'dismiss', 'restore'])

/** Whether an action is a step that this item waits for. */
export const isDecision = (action: ModerationAction, { moderation, change }: ModeratedItem) =>
  DECISIONS.has(action) || (action === 'reject' && (moderation === 'waiting' || change !== null))
