import { useOfficeT } from '#app/i18n/use-t.tsx'
import { AMERICAN } from '#app/lib/locale.ts'

/** A day as it is written in this language. In UTC, so that server and browser agree. */
export function useDay() {
  const t = useOfficeT()
  const form = new Intl.DateTimeFormat(AMERICAN[t.locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return (at: Date | null) => (at ? form.format(at) : '')
}
