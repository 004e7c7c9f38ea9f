import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { storeOutdatedSets } from './facets/store-facet-sets.server.ts'

export const itemJobs = {
  'facets.store': job(z.null(), storeOutdatedSets, { cron: '* * * * *', atStart: true }),
}
