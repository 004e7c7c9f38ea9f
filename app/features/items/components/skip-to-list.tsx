import { useT } from '#app/i18n/use-t.tsx'

/** The id of the list of a page. */
export const LIST_ID = 'list'

/** Leads keyboards past banner ads and filters to the list of the page ([NAV-18]). */
export function SkipToList() {
  const t = useT()
  return (
    <a href={`#${LIST_ID}`} className="skip-link">
      {t('listings.skipToList')}
    </a>
  )
}
