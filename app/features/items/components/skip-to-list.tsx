import type { ReactNode } from 'react'
import { useT } from '#app/i18n/use-t.tsx'

const LIST_ID = 'list'

/** Leads keyboards past banner ads and filters to the list of the page ([NAV-18]). */
export function SkipToList() {
  const t = useT()
  return (
    <a href={`#${LIST_ID}`} className="skip-link">
      {t('listings.skipToList')}
    </a>
  )
}

/** The list of a page, to which that link leads. */
export function ListTarget({ children }: { children: ReactNode }) {
  return (
    <div id={LIST_ID} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
