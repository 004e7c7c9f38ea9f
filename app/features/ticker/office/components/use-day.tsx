import { useOfficeT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/day.ts'

/** A day as it is written in this language. In UTC, so that server and browser agree. */
export function useDay() {
  const t = useOfficeT()
  return (at: Date | null) => (at ? formatDay(at, t.locale) : '')
}
