/** How many days the charts look back, today included. */
export const CHART_DAYS = 30

export const TOP_CATEGORIES = 5

/** What the charts count each day. Sales are cents. */
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

/** Billboards that are not active any more, as the specification counts them ([ADM-02]). */
export const expiredAds = ({ ads, activeAds }: Pick<SiteStats, 'ads' | 'activeAds'>): number =>
  Math.max(0, ads - activeAds)

const DAY_MS = 86_400_000

/** The last days up to now, 'YYYY-MM-DD' in UTC, the oldest first. */
export function chartDays(now: Date): readonly string[] {
  const first = now.getTime() - (CHART_DAYS - 1) * DAY_MS
  return Array.from({ length: CHART_DAYS }, (_, n) => new Date(first + n * DAY_MS).toISOString().slice(0, 10))
}

type Counts = Readonly<Record<Figure, Readonly<Record<string, number>>>>

/** A row for each day, with 0 where nothing happened. */
export function fillDays(now: Date, counts: Counts): readonly DayFigures[] {
  return chartDays(now).map((day) => ({
    day,
    signUps: counts.signUps[day] ?? 0,
    posts: counts.posts[day] ?? 0,
    sales: counts.sales[day] ?? 0,
    views: counts.views[day] ?? 0,
  }))
}
