import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { dayOf, endOfDay, startOfDay } from '#app/lib/day.ts'
import { lastDayOf } from './rules.ts'

/** Between these years calendars and the database agree on what a day is. */
const DAY = /^20\d{2}-/u

/** When a billboard is shown: first and last day, 'YYYY-MM-DD', both in UTC and both optional. */
export function scheduleForm(t: Translate) {
  const day = z.iso.date(t('billboards.noSuchDay')).regex(DAY, t('billboards.noSuchDay')).optional()
  return z
    .object({ startsOn: day, endsOn: day })
    .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
      path: ['endsOn'],
      error: t('billboards.endsBeforeStart'),
    })
}

type ScheduleInput = z.output<ReturnType<typeof scheduleForm>>

/** The times that days mean: from the beginning of the first one to the end of the last one. */
export function timesOf({ startsOn, endsOn }: ScheduleInput) {
  return {
    startsAt: startsOn ? startOfDay(startsOn) : null,
    endsAt: endsOn ? endOfDay(endsOn) : null,
  }
}

/** The days that times mean, as a form shows them. */
export function daysOf({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) {
  const lastDay = lastDayOf(endsAt)
  return {
    startsOn: startsAt ? dayOf(startsAt) : '',
    endsOn: lastDay ? dayOf(lastDay) : '',
  }
}
