import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { parseChoice } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { type LayoutName, TASK_KINDS, TASK_VIEWS, type TasksQuery } from './fulfilment-tasks.ts'

/** What the address of the list of tasks asks for. Nonsense counts as not said. */
export function parseTasksQuery(params: URLSearchParams): TasksQuery {
  const listing = params.get('listing')
  return {
    view: parseChoice(params, 'view', TASK_VIEWS, 'todo'),
    kind: parseChoice(params, 'kind', TASK_KINDS, null),
    listing: isUuid(listing) ? listing.toLowerCase() : null,
  }
}

/** The layout an address names; null for none. */
export function parseLayoutName(params: URLSearchParams): LayoutName | null {
  const layout = params.get('layout') ?? ''
  return layout === 'home' || isCategorySlug(layout) ? layout : null
}
