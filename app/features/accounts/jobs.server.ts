import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { answerAskedLink, askedLink } from './answer-asked-link.server.ts'
import { tidySessions } from './tidy-sessions.server.ts'

export const accountJobs = {
  'accounts.send-link': job(askedLink, answerAskedLink),
  'accounts.tidy': job(z.null(), tidySessions, { cron: '30 4 * * *' }),
}
