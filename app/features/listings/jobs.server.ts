import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { expireListings } from './publishing/expire-listings.server.ts'

export const listingJobs = {
  'listings.expire': job(z.null(), expireListings, { cron: '*/5 * * * *', atStart: true }),
}
