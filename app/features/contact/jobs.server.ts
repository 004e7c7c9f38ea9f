import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { forgetMessages } from './forget-messages.server.ts'

export const contactJobs = {
  'contact.tidy': job(z.null(), forgetMessages, { cron: '10 4 * * *' }),
}
