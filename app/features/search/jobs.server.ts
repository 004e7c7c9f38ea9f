import { z } from 'zod'
import { type JobCtx, job } from '#app/platform/jobs/job.server.ts'
import { deleteEmptySearches } from './empty/delete-empty-searches.server.ts'
import { fillNewestWords } from './fill-newest-words.server.ts'
import { fillSample } from './fill-sample.server.ts'
import { fillVectors } from './fill-vectors.server.ts'

async function fillWords(ctx: Pick<JobCtx, 'db'>): Promise<void> {
  await fillVectors(ctx)
  await fillNewestWords(ctx)
  await fillSample(ctx)
}

export const searchJobs = {
  'search.fill': job(z.null(), fillWords, { cron: '*/5 * * * *', atStart: true }),
  'search.delete-empty': job(z.null(), deleteEmptySearches, { cron: '25 4 * * *' }),
}
