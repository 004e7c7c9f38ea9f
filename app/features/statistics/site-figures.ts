import { lastDays } from '#app/lib/day.ts'
/** How many days the charts show, today included. */
export const CHART_DAYS = 30

export const TOP_CATEGORIES = 5

/** The figures of each day. Sales are cents. */
export const FIGURES = ['signUps', 'posts', 'sales', 'views'] as const
export type Figure = (typeof FIGURES)[number]

export type DayFigures = { readonly day: string } & Readonly<Record<Figure, number>>

export type SiteStats = {
  readonly users: number
  readonly ads: number
  readonly listings: number
  readonly activeAds: number
}

export const NO_STATS: SiteStats = { users: 0, ads: 0, listings: 0, activeAds: 0 }

/** Billboards that are no longer active, as the specification counts them ([ADM-02]). */
export const expiredAds = ({ ads, activeAds }: Pick<SiteStats, 'ads' | 'activeAds'>): number =>
  Math.max(0, ads - activeAds)

type Counts = Readonly<Record<Figure, Readonly<Record<string, number>>>>

/** Returns a row for each day, with 0 where nothing happened. */
export function fillDays(now: Date, counts: Counts): readonly DayFigures[] {
  return lastDays(CHART_DAYS, now).map((day) => ({
    day,
    signUps: counts.signUps[day] ?? 0,
    posts: counts.posts[day] ?? 0,
    sales: counts.sales[day] ?? 0,
    views: counts.views[day] ?? 0,
  }))
}
