import { type RawBuilder, sql } from 'kysely'
import type { Compared } from '#app/features/billboards/numbers/click-rate.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { containsPattern, fold } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  BILLBOARDS_PER_PAGE,
  type PerformanceQuery,
  type PerformanceRow,
  type PerformanceSort,
  periodBefore,
} from './performance.ts'

type Counted = {
  readonly views: number
  readonly clicks: number
  readonly viewsBefore: number
  readonly clicksBefore: number
}

const compared = ({ views, clicks, viewsBefore, clicksBefore }: Counted): Compared => ({
  now: { views, clicks },
  before: { views: viewsBefore, clicks: clicksBefore },
})

const SORTED_BY: Readonly<Record<PerformanceSort, RawBuilder<unknown>>> = {
  views: sql`views`,
  clicks: sql`clicks`,
  rate: sql`clicks::float / nullif(views, 0)`,
  change: sql`(views - views_before)::float / nullif(views_before, 0)`,
  title: sql`lower(title)`,
}

/** All billboards that match, with their counts in the period and in the one before it. */
function counted({ q, period }: PerformanceQuery, locale: Locale) {
  const before = periodBefore(period)
  const isNow = sql`day >= ${period.from}::date`
  const matches = q === '' ? sql`true` : sql`ads.search_text like ${containsPattern(fold(q))}`
  return sql`
    with sums as (
      select item_id,
             coalesce(sum(views) filter (where ${isNow}), 0)::int as views,
             coalesce(sum(clicks) filter (where ${isNow}), 0)::int as clicks,
             coalesce(sum(views) filter (where not ${isNow}), 0)::int as views_before,
             coalesce(sum(clicks) filter (where not ${isNow}), 0)::int as clicks_before
        from daily_counts
       where item_kind = 'banner' and day between ${before.from}::date and ${period.to}::date
       group by item_id
    ), counted as (
      select ads.id, ads.ad_id as public_id, ${localized('title', locale, 'ads')} as title, ads.status,
             coalesce(sums.views, 0) as views, coalesce(sums.clicks, 0) as clicks,
             coalesce(sums.views_before, 0) as views_before, coalesce(sums.clicks_before, 0) as clicks_before
        from ads left join sums on sums.item_id = ads.id
       where ads.deleted_at is null and ${matches}
    )`
}

const inOrder = ({ sort, isAscending }: PerformanceQuery) =>
  sql`order by ${SORTED_BY[sort]} ${isAscending ? sql`asc` : sql`desc`} nulls last, public_id desc`

type Row = Counted & Omit<PerformanceRow, keyof Compared>

const toRow = ({ id, publicId, title, status, ...counts }: Row): PerformanceRow => ({
  id,
  publicId,
  title,
  status,
  ...compared(counts),
})

/** Returns one page of billboards with their views and clicks, and the totals of all that match ([ADM-09]). */
export async function performancePage(
  db: Db,
  query: PerformanceQuery,
  { wanted, locale }: { wanted: number; locale: Locale },
) {
  const all = counted(query, locale)
  const { rows: sums } = await sql<Counted & { total: number }>`${all}
    select count(*)::int as total, coalesce(sum(views), 0)::int as views, coalesce(sum(clicks), 0)::int as clicks,
           coalesce(sum(views_before), 0)::int as views_before, coalesce(sum(clicks_before), 0)::int as clicks_before
      from counted`.execute(db)
  const [{ total, ...totals }] = [
    sums[0] ?? { total: 0, views: 0, clicks: 0, viewsBefore: 0, clicksBefore: 0 },
  ]
  const pages = pageCount(total, BILLBOARDS_PER_PAGE)
  const page = Math.min(wanted, pages)
  const { rows } = await sql<Row>`${all} select * from counted ${inOrder(query)}
    limit ${sql.lit(BILLBOARDS_PER_PAGE)} offset ${(page - 1) * BILLBOARDS_PER_PAGE}`.execute(db)
  return { rows: rows.map(toRow), totals: compared(totals), total, page, pages }
}

/** Returns all of them, for a file. */
export async function allPerformance(
  db: Db,
  query: PerformanceQuery,
  locale: Locale,
): Promise<readonly PerformanceRow[]> {
  const { rows } = await sql<Row>`${counted(query, locale)}
    select * from counted ${inOrder(query)}`.execute(db)
  return rows.map(toRow)
}
