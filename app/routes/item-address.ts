import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ITEM_PARAM } from '#app/features/items/components/item-link.tsx'

function withoutItem(url: URL): string {
  const params = new URLSearchParams(url.search)
  params.delete(ITEM_PARAM)
  params.sort()
  return `${url.pathname}?${params}`
}

/** Opening an item over a list, and closing it, does not reload the list. */
export function onlyWhenTheListChanges({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const opensOrCloses =
    currentUrl.search !== nextUrl.search && withoutItem(currentUrl) === withoutItem(nextUrl)
  return opensOrCloses ? false : defaultShouldRevalidate
}
