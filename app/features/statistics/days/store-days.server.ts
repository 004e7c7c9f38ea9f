import { dayOf, daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { CHART_DAYS } from '../site-figures.ts'
import { addUpDays } from './queries.server.ts'

/**
 * Stores the chart figures of past days, so that no page waits until a month of views is summed. All of them
 * each time, because a payment may be booked late.
 */
export async function storeDays({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const figures = await addUpDays(db, dayOf(daysBefore(now, CHART_DAYS - 1)), now)
  const over = figures.filter(({ day }) => day < dayOf(now))
  await db
    .insertInto('siteDays')
    .values(over)
    .onConflict((kept) =>
      kept.column('day').doUpdateSet((eb) => ({
        signUps: eb.ref('excluded.signUps'),
        posts: eb.ref('excluded.posts'),
        sales: eb.ref('excluded.sales'),
        views: eb.ref('excluded.views'),
      })),
    )
    .execute()
}
