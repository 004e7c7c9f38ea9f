import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { deleteOldViews } from './delete-old-views.server.ts'

export const viewJobs = {
  'views.tidy': job(z.null(), deleteOldViews, { cron: '*/10 * * * *' }),
}
