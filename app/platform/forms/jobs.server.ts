import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { deleteUsedMarks } from './once.server.ts'

export const formJobs = {
  'forms.tidy': job(z.null(), deleteUsedMarks, { cron: '40 4 * * *' }),
}
