import { lastDays } from '#app/lib/day.ts'
/** How many days the chart and the table show, today included; and how many the file contains. */
export const NUMBER_DAYS = 30
export const FILE_DAYS = 366

export const BILLBOARD_FIGURES = ['views', 'clicks'] as const
export type BoardFigure = (typeof BILLBOARD_FIGURES)[number]

/** The counts of a billboard on a day, 'YYYY-MM-DD' in UTC. */
export type DayNumbers = { readonly day: string } & Readonly<Record<BoardFigure, number>>

const SECRET = /^[\w-]{32}$/u

/** Whether this can be the secret of a link: anything else need not be looked up. */
export const isShareSecret = (text: string | undefined): text is string =>
  text !== undefined && SECRET.test(text)

/** Returns each of the last days up to now, oldest first, with 0 where nothing was counted. */
export function everyDay(
  now: Date,
  counted: readonly DayNumbers[],
  days = NUMBER_DAYS,
): readonly DayNumbers[] {
  const known = new Map(counted.map((row) => [row.day, row]))
  return lastDays(days, now).map((day) => known.get(day) ?? { day, views: 0, clicks: 0 })
}
