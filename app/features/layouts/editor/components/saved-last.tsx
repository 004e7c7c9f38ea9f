import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatMoment } from '#app/lib/site-calendar.ts'
import type { SavedBy } from '../editor-state.ts'

/** Who saved the stored version, and when: in the reader's time zone, because it is only shown after a click. */
export function SavedLast({ by }: { by: SavedBy | null }) {
  const t = useAdminT()
  if (!by) return null
  const date = formatMoment(by.at, t.locale)
  return (
    <p className="font-semibold">
      {by.name ? t('layouts.savedBy', { name: by.name, date }) : t('layouts.savedBySomebody', { date })}
    </p>
  )
}
