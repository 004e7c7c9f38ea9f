import { z } from 'zod'
import { batchJob, job } from '#app/platform/jobs/job.server.ts'
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.server.ts'
import { linkRequest, sendRequestedLinks } from './tokens/send-requested-link.server.ts'
import { sealStoredSecrets } from './two-factor/seal-stored-secrets.server.ts'

export const accountJobs = {
  'accounts.send-link': batchJob(linkRequest, sendRequestedLinks),
  'accounts.seal': job(z.null(), sealStoredSecrets, { cron: '28 4 * * *', atStart: true }),
  'accounts.tidy': job(z.null(), deleteExpiredSessions, { cron: '30 4 * * *' }),
}
