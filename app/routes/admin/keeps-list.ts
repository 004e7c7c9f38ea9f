import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { listSearch } from '#app/features/moderation/items/edit-link.ts'
import { isJsonObject } from '#app/lib/json-object.ts'

const DRAWER = /\/(?:new|edit)$/u

/** Returns the path of a list, from that of the list or of a drawer over it. */
const listPath = (pathname: string) => pathname.replace(/\/(?:new|[^/]+\/[^/]+\/edit)$/u, '')

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

/** What stands around a list is not loaded again either: until it is, a drawer that was closed could not be opened again. */
export function unlessDrawerMovesBelow(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = args
  const isDrawer = [currentUrl, nextUrl].some(({ pathname }) => DRAWER.test(pathname))
  const isSameList = listPath(currentUrl.pathname) === listPath(nextUrl.pathname)
  return isDrawer && isSameList && !formAction ? false : defaultShouldRevalidate
}
