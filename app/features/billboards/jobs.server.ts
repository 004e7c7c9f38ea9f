import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { purgeDeletedBillboards } from './delete-billboard.server.ts'
import { expireBillboards } from './expire-billboards.server.ts'

export const billboardJobs = {
  'billboards.expire': job(z.null(), expireBillboards, { cron: '*/5 * * * *', atStart: true }),
  'billboards.tidy': job(z.null(), purgeDeletedBillboards, { cron: '45 4 * * *', atStart: true }),
}
