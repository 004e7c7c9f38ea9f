import { z } from 'zod'
import { batchJob, job } from '#app/platform/jobs/job.server.ts'
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.server.ts'
import { linkRequest, sendRequestedLinks } from './tokens/send-requested-link.server.ts'

export const accountJobs = {
  'accounts.send-link': batchJob(linkRequest, sendRequestedLinks),
  'accounts.tidy': job(z.null(), deleteExpiredSessions, { cron: '30 4 * * *' }),
}
