import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { listSearch } from '#app/features/moderation/items/edit-link.ts'

/** Opening a drawer over a list, and closing it, does not load the list again; saving in the drawer does. */
export function unlessDrawerMoves({
  currentUrl,
  currentParams,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList =
    currentParams['id'] === nextParams['id'] && listSearch(currentUrl.search) === listSearch(nextUrl.search)
  return isSameList && currentUrl.pathname !== nextUrl.pathname ? false : defaultShouldRevalidate
}
