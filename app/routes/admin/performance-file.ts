import { clickRate } from '#app/features/billboards/numbers/click-rate.ts'
import { allPerformance } from '#app/features/statistics/performance/queries.server.ts'
import { parsePerformanceQuery } from '#app/features/statistics/performance/schema.ts'
import { shortCsvResponse } from '../csv-response.server.ts'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/performance-file'

/** The columns of the file: data, so they have the same names in every language. */
const COLUMNS = [
  'Number',
  'Title',
  'Status',
  'Views',
  'Clicks',
  'Click Rate',
  'Views Before',
  'Clicks Before',
  'Click Rate Before',
] as const

/** Decimals that spreadsheets format; empty where nothing was seen. */
const rateCell = (counts: Parameters<typeof clickRate>[0]) => clickRate(counts)?.toFixed(4) ?? ''

/** All billboards that the table in the address shows, as CSV ([ADM-09]). Nothing personal is in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, locale, now } = requireAdmin(context)
  const query = parsePerformanceQuery(url.searchParams, now)
  const rows = await allPerformance(db, query, locale)
  const lines = rows.map((row) => [
    row.publicId,
    row.title,
    row.status,
    row.now.views,
    row.now.clicks,
    rateCell(row.now),
    row.before.views,
    row.before.clicks,
    rateCell(row.before),
  ])
  const { from, to } = query.period
  return shortCsvResponse(`banner-statistics-${from}-${to}.csv`, [COLUMNS, ...lines])
}
