import { FILE_DAYS } from '#app/features/billboards/numbers/billboard-numbers.ts'
import { dayNumbers } from '#app/features/billboards/numbers/queries.server.ts'
import { dayOf } from '#app/lib/day.ts'
import { shortCsvResponse } from '../csv-response.server.ts'
import { requireUser } from '../guards.server.ts'
import type { Route } from './+types/statistics-file'
import { managedBillboard } from './managed-billboard.server.ts'

/** The statistics of a billboard by day, for its owner and for admins ([AD-06]). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { found } = await managedBillboard(ctx, params.id)
  const days = await dayNumbers(ctx.db, found.id, { now: ctx.now, days: FILE_DAYS })
  // Nothing was counted before it existed.
  const since = dayOf(found.createdAt)
  const rows = days.filter(({ day }) => day >= since)
  const lines = rows.map(({ day, views, clicks }) => [day, views, clicks])
  return shortCsvResponse(`statistics-${found.adId}.csv`, [['Day (UTC)', 'Views', 'Clicks'], ...lines])
}
