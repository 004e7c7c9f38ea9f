import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { refreshUsualPrices } from './refresh-usual-prices.server.ts'

export const priceGuideJobs = {
  'prices.usual': job(z.null(), refreshUsualPrices, { cron: '17 * * * *', atStart: true }),
}
