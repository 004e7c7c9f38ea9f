import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { choiceAsked } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { type Board, TASK_KINDS, TASK_VIEWS, type TasksAsked } from './fulfilment-tasks.ts'

/** What the address of the list of tasks asks for. Nonsense counts as not said. */
export function tasksAsked(params: URLSearchParams): TasksAsked {
  const listing = params.get('listing')
  return {
    view: choiceAsked(params, 'view', TASK_VIEWS, 'todo'),
    kind: choiceAsked(params, 'kind', TASK_KINDS, null),
    listing: isUuid(listing) ? listing.toLowerCase() : null,
  }
}

/** The layout an address names; null for none. */
export function boardAsked(params: URLSearchParams): Board | null {
  const board = params.get('board') ?? ''
  return board === 'home' || isCategorySlug(board) ? board : null
}
