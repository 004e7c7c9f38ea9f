import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { listSearch } from '#app/features/moderation/items/edit-link.ts'
import { isJsonObject } from '#app/lib/json-object.ts'

const DRAWER = /\/(?:new|edit)$/u

/** Whether the form of a drawer was sent and not saved, such as without a connection: loading the list would lose the form. */
function isUnsaved({ formAction, actionResult }: ShouldRevalidateFunctionArgs): boolean {
  const isDrawer = DRAWER.test(formAction?.split('?')[0] ?? '')
  return isDrawer && isJsonObject(actionResult) && actionResult['outcome'] !== 'done'
}

/** Opening a drawer over a list, and closing it, does not load the list again; saving in the drawer does. */
export function unlessDrawerMoves(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, currentParams, nextUrl, nextParams, defaultShouldRevalidate } = args
  const isSameList =
    currentParams['id'] === nextParams['id'] && listSearch(currentUrl.search) === listSearch(nextUrl.search)
  const isOtherDrawer = isSameList && currentUrl.pathname !== nextUrl.pathname
  return isOtherDrawer || isUnsaved(args) ? false : defaultShouldRevalidate
}
