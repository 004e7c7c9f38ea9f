import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { forgetUsedMarks } from './once.server.ts'

export const formJobs = {
  'forms.tidy': job(z.null(), forgetUsedMarks, { cron: '40 4 * * *' }),
}
