import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { fillVectors } from './fill-vectors.server.ts'

export const searchJobs = {
  'search.fill': job(z.null(), fillVectors, { cron: '*/5 * * * *', atStart: true }),
}
