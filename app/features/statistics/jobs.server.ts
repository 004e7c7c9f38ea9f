import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { keepDays } from './days/keep-days.server.ts'

export const statisticsJobs = {
  // Some minutes into the day: what processes still had in memory at midnight has been counted by then.
  'statistics.keepDays': job(z.null(), keepDays, { cron: '10 * * * *', atStart: true }),
}
