import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { purgeEdits } from './edits/purge-edits.server.ts'

export const auditJobs = {
  'audit.purge-edits': job(z.null(), purgeEdits, { cron: '35 4 * * *' }),
}
