import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { holdBlockedLinks } from './hold-blocked-links.server.ts'
import { deleteOldReports } from './reports/resolve-reports.server.ts'

export const moderationJobs = {
  'moderation.forget-reports': job(z.null(), deleteOldReports, { cron: '40 4 * * *' }),
  'moderation.hold-blocked-links': job(z.null(), holdBlockedLinks, { cron: '50 4 * * *', atStart: true }),
}
