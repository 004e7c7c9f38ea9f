import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.server.ts'
import { linkRequest, sendRequestedLink } from './tokens/send-requested-link.server.ts'

export const accountJobs = {
  'accounts.send-link': job(linkRequest, sendRequestedLink),
  'accounts.tidy': job(z.null(), deleteExpiredSessions, { cron: '30 4 * * *' }),
}
