import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { deleteOldMessages } from './delete-old-messages.server.ts'

export const contactJobs = {
  'contact.tidy': job(z.null(), deleteOldMessages, { cron: '10 4 * * *' }),
}
