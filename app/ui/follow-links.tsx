import { useEffect, useState } from 'react'
import { createPath, PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { splitLanguage } from '#app/lib/language-path.ts'
import { KEEPS_SCROLL } from './link.tsx'

/** A link is about to be followed when the pointer or the focus has been on it for this long, in milliseconds. */
const INTENT_MS = 100

/** Returns the link of the site that an event is about. */
export function linkOf({ target }: Event, kind = 'a[data-follow]'): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(kind) : null
}

/** Whether a click follows its link here: the others are the browser's business. */
export function followsHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event
  const isOther = metaKey || altKey || ctrlKey || shiftKey
  return button === 0 && !isOther && !defaultPrevented && (!link.target || link.target === '_self')
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** Returns the page of the link that has the pointer or the focus. */
export function useIntended(kind: string): string | null {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = linkOf(event, kind)
      timer = setTimeout(() => setPage(link && addressOf(link)), INTENT_MS)
    }
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, intend)
    }
  }, [kind])
  return page
}

/**
 * Follows the links of a document without loading another one, and fetches ahead what is about to be followed: one
 * handler instead of several for each link.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !followsHere(event, link)) return
      event.preventDefault()
      // The router adds the language again.
      const to = splitLanguage(addressOf(link)).path
      const preventScrollReset = link.dataset['follow'] === KEEPS_SCROLL
      void navigate(to, { replace: to === here, preventScrollReset })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [here, navigate])
  // Items open over their list, which is another request: `ItemDialog` loads ahead what shows them.
  const page = useIntended('a[data-follow]:not([data-item])')
  return page && <PrefetchPageLinks page={page} />
}
