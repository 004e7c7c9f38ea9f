import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { tidyCounting } from './tidy-counting.server.ts'

export const viewJobs = {
  'views.tidy': job(z.null(), tidyCounting, { cron: '*/10 * * * *' }),
}
