import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { deleteOldDrafts } from './delete-old-drafts.server.ts'
import { deleteInterruptedForms } from './interrupted-forms.server.ts'
import { deleteUsedMarks } from './once.server.ts'

export const formJobs = {
  'forms.tidy': job(z.null(), deleteUsedMarks, { cron: '40 4 * * *' }),
  'forms.delete-interrupted': job(z.null(), deleteInterruptedForms, { cron: '20 * * * *', atStart: true }),
  'forms.delete-old-drafts': job(z.null(), deleteOldDrafts, { cron: '45 4 * * *', atStart: true }),
}
