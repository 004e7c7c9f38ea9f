import { dayOf, daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { CHART_DAYS } from '../site-figures.ts'
import { addUpDays } from './queries.server.ts'

/**
 * Keeps what the charts show of the days that are over, so that nobody who looks at them has to wait until a month of views is
 * added up. All of them each time: a payment that was given back changes a day long ago.
 */
export async function keepDays({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
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
