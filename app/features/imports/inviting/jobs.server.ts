import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { inviteAccounts } from './invite-accounts.server.ts'

export const importJobs = {
  'imports.invite': job(z.object({ source: z.string() }), inviteAccounts),
}
