import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { forgetReports } from './reports/forget-reports.server.ts'

export const moderationJobs = {
  'moderation.forget-reports': job(z.null(), forgetReports, { cron: '40 4 * * *' }),
}
