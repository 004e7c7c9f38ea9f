import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { storeDays } from './days/store-days.server.ts'

export const statisticsJobs = {
  // Some minutes into the day: what processes still had in memory at midnight has been counted by then.
  'statistics.storeDays': job(z.null(), storeDays, { cron: '10 * * * *', atStart: true }),
}
