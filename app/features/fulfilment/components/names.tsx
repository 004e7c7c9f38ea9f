import type { MessageKey } from '#app/i18n/translate.ts'
import type { Block, TaskKind, TaskView } from '../fulfilment-tasks.ts'

/** Message keys of tasks and their states. */
export const KIND_NAMES = {
  'home-board': 'fulfilment.homeGrid',
  'category-board': 'fulfilment.categoryGrid',
  ticker: 'fulfilment.ticker',
} as const satisfies Record<TaskKind, MessageKey>

export const VIEW_NAMES = {
  todo: 'fulfilment.todo',
  waiting: 'fulfilment.waiting',
  blocked: 'fulfilment.blocked',
  placed: 'fulfilment.placed',
  ending: 'fulfilment.ending',
} as const satisfies Record<TaskView, MessageKey>

export const BLOCK_NAMES = {
  deleted: 'fulfilment.blockDeleted',
  hidden: 'fulfilment.blockHidden',
  rejected: 'fulfilment.blockRejected',
  removed: 'fulfilment.blockRemoved',
  off: 'fulfilment.blockOff',
  later: 'fulfilment.blockLater',
  ended: 'fulfilment.blockEnded',
} as const satisfies Record<Block, MessageKey>
