import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { dayIn, endOfDayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import { formVersion } from '#app/platform/forms/schema.ts'
import { lastDayOf } from './paid-time.ts'

/** Between these years calendars and the database agree on what a day is. */
const DAY = /^20\d{2}-/u

/** When a billboard is shown: first and last day, 'YYYY-MM-DD', days of the site's time zone, both optional. */
export function scheduleForm(t: Translate) {
  const day = z.iso.date(t('billboards.noSuchDay')).regex(DAY, t('billboards.noSuchDay')).optional()
  return z
    .object({
      startsOn: day,
      endsOn: day,
      version: formVersion,
      acceptedLoss: z.coerce.number().int().min(0).optional(),
    })
    .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
      path: ['endsOn'],
      error: t('billboards.endsBeforeStart'),
    })
}

type ScheduleInput = z.output<ReturnType<typeof scheduleForm>>

/** Returns the times of days in the site's time zone: from the start of the first one to the end of the last one. */
export function timesOf({ startsOn, endsOn }: ScheduleInput, timeZone: string) {
  return {
    startsAt: startsOn ? startOfDayIn(timeZone, startsOn) : null,
    endsAt: endsOn ? endOfDayIn(timeZone, endsOn) : null,
  }
}

/** Returns the days of times, as a form shows them. */
export function daysOf(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  timeZone: string,
) {
  const lastDay = lastDayOf(endsAt)
  return {
    startsOn: startsAt ? dayIn(timeZone, startsAt) : '',
    endsOn: lastDay ? dayIn(timeZone, lastDay) : '',
  }
}
