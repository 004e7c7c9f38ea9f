import { useOfficeT } from '#app/i18n/use-t.tsx'
import { AMERICAN } from '#app/lib/locale.ts'
import type { SavedBy } from '../rules.ts'

/** Who saved what is stored now, and when: in the time of who reads it, as this is only shown after a click. */
export function SavedLast({ by }: { by: SavedBy | null }) {
  const t = useOfficeT()
  if (!by) return null
  const form = new Intl.DateTimeFormat(AMERICAN[t.locale], { dateStyle: 'medium', timeStyle: 'short' })
  const date = form.format(by.at)
  return (
    <p className="font-semibold">
      {by.name ? t('layouts.savedBy', { name: by.name, date }) : t('layouts.savedBySomebody', { date })}
    </p>
  )
}
