import { useT } from '#app/i18n/use-t.tsx'
import { formatDay, formatDayAndTime } from '#app/lib/site-calendar.ts'

/** A day as users read it, and a moment for programs. */
export function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDay(at, useT())}</time>
}

/** A day and a time of the site's time zone ([LANG-09]). */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDayAndTime(at, useT())}</time>
}
