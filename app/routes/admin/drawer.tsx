import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useResolvedPath } from 'react-router'
import { EDIT_MARK, isOverList, listSearch } from '#app/features/moderation/items/edit-link.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageDialog } from '#app/ui/page-dialog.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'

/** Returns the address of the list below the drawer of a route, and a function that leads there. */
export function useListBelow() {
  const { pathname } = useResolvedPath('..')
  const location = useLocation()
  const navigate = useNavigate()
  // Sending the form replaces the entry of the drawer, without its state.
  const [isFromList] = useState(isOverList(location.state))
  const isLeaving = useRef(false)
  const list = { pathname, search: listSearch(location.search) }
  function close() {
    if (isLeaving.current) return
    isLeaving.current = true
    void (isFromList ? navigate(-1) : navigate(list, { replace: true, preventScrollReset: true }))
  }
  return { list, close }
}

/** Gives the focus back to the link that opened the drawer; after a reload, to that of its row. */
function useGivenBackFocus(mark: string) {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      const row = document.querySelector<HTMLElement>(`[${EDIT_MARK}="${CSS.escape(mark)}"]`)
      const isKnown = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const target = isKnown ? opener : row
      // Until the dialog is out of the document, nothing outside of it can take the focus. A closed one gave it back itself,
      // and the user may have moved on since.
      queueMicrotask(() => {
        if (document.activeElement === document.body) target?.focus({ preventScroll: isKnown })
      })
    }
  }, [mark])
}

type ListBelow = ReturnType<typeof useListBelow>

type Props = {
  title: string
  below: ListBelow
  /** What the drawer is about, as the link that opened it is marked. */
  mark: string
  children: ReactNode
}

/**
 * A page of the admin area at the side of the list it was opened from ([MOD-10]): the list stays as it is, and Escape, Close
 * and Back return to it. Without JavaScript it is a page in place of the list.
 */
export function Drawer({ title, below: { list, close }, mark, children }: Props) {
  const t = useAdminT()
  useGivenBackFocus(mark)
  return (
    <PageDialog
      title={title}
      side
      closeLabel={t('moderation.close')}
      closeAt={list.pathname + list.search}
      onClose={close}
    >
      {children}
    </PageDialog>
  )
}

type SavedProps = { title: string; below: ListBelow; closesAfterMs: number }

/** Says that the form was saved, and closes the drawer after a moment. */
export function DrawerSaved({ title, below: { close }, closesAfterMs }: SavedProps) {
  const leave = useEffectEvent(close)
  useEffect(() => {
    const timer = setTimeout(() => leave(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [closesAfterMs])
  return <Notice ref={takeFocus} tone="good" title={title} />
}
