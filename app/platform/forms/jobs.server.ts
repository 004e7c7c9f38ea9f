import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { deleteOldDrafts } from './delete-old-drafts.server.ts'
import { deleteUsedMarks } from './once.server.ts'

export const formJobs = {
  'forms.tidy': job(z.null(), deleteUsedMarks, { cron: '40 4 * * *' }),
  'forms.delete-old-drafts': job(z.null(), deleteOldDrafts, { cron: '45 4 * * *', atStart: true }),
}
