import { useState } from 'react'
import { useLocation } from 'react-router'
import { editLink } from '../items/edit-link.ts'
import { itemRef, type ModeratedItem } from '../items/moderated-items.ts'

const NONE: ReadonlySet<string> = new Set()

/** Returns the item whose drawer is open. */
function useEdited(items: readonly ModeratedItem[]): ModeratedItem | undefined {
  const { pathname } = useLocation()
  return items.find((item) => pathname.endsWith(`/${editLink(item, '').to.pathname}`))
}

/**
 * The selected items of a page. A reference changes with its item, so items that were processed are deselected
 * automatically; an item that was edited stays selected.
 */
export function useSelection(items: readonly ModeratedItem[]) {
  const [refs, setRefs] = useState(NONE)
  const edited = useEdited(items)
  const [before, setBefore] = useState(edited)
  if (edited !== before) {
    setBefore(edited)
    if (edited && edited.id === before?.id && refs.has(itemRef(before)))
      setRefs(new Set([...refs, itemRef(edited)]))
  }
  return {
    refs,
    items: items.filter((item) => refs.has(itemRef(item))),
    set(ref: string, isSelected: boolean) {
      const next = new Set(refs)
      if (isSelected) next.add(ref)
      else next.delete(ref)
      setRefs(next)
    },
    all: (isSelected: boolean) => setRefs(isSelected ? new Set(items.map(itemRef)) : NONE),
  }
}
