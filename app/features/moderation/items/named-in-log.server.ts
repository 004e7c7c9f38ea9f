import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import type { ModeratedItem } from './moderated-items.ts'

/** Returns how the log names an item. */
export const namedInLog = ({ kind, id }: Pick<ModeratedItem, 'kind' | 'id'>) =>
  ({ targetType: ITEM_COLUMNS[ITEM_KINDS[kind].table].targetType, targetId: id }) as const
