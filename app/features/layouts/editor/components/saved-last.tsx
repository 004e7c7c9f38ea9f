import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import type { SavedBy } from '../editor-state.ts'

/** Who saved the stored version, and when. */
export function SavedLast({ by }: { by: SavedBy | null }) {
  const t = useAdminT()
  if (!by) return null
  const date = formatDayAndTime(by.at, t)
  return (
    <p className="font-semibold">
      {by.name ? t('layouts.savedBy', { name: by.name, date }) : t('layouts.savedBySomebody', { date })}
    </p>
  )
}
