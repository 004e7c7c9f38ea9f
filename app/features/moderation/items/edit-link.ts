import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { isJsonObject } from '#app/lib/json-object.ts'

/** In the state of a history entry: the entry before it is the list, as it was. */
const OVER_LIST = { isOverList: true } as const

export function isOverList(state: unknown): boolean {
  return isJsonObject(state) && state['isOverList'] === true
}

/** Returns the filters of a list, from the address of the list or of a drawer over it. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(DRAFT_PARAM)
  const text = params.toString()
  return text ? `?${text}` : ''
}

type Named = { readonly kind: ItemKind; readonly id: string }

/** The attribute that finds the link again when its drawer is closed. */
export const EDIT_MARK = 'data-edit'

export const editMark = ({ kind, id }: Named) => `${kind}.${id}`

/**
 * The link that opens the form of an item over its list ([MOD-10]). The address is below that of the list, so it is
 * relative; the filters stay in it.
 */
export function editLink(item: Named, search: string) {
  return {
    to: { pathname: `${item.kind}/${item.id}/edit`, search: listSearch(search) },
    state: OVER_LIST,
    preventScrollReset: true,
    [EDIT_MARK]: editMark(item),
  } as const
}

export const NEW_MARK = 'new'

/** The link that opens the form of a new listing over the list. */
export const newLink = (search: string) =>
  ({
    to: { pathname: 'new', search: listSearch(search) },
    state: OVER_LIST,
    preventScrollReset: true,
    [EDIT_MARK]: NEW_MARK,
  }) as const
