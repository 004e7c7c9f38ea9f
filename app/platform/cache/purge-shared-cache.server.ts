import { z } from 'zod'
import type { Settings } from '../env.server.ts'
import { job } from '../jobs/job.server.ts'
import { sendPurge } from './outbound.server.ts'

export const PURGE_JOB = 'cache.purge'

/** Fastly takes so many keys at once. Beyond that, everything goes. */
export const MAX_KEYS = 256

/** The job that tells a cache in front of the site which pages changed; the queue repeats it when that fails. */
export function purgeJobs({ purge }: Settings['sharedCache']) {
  return {
    [PURGE_JOB]: job(z.object({ tags: z.array(z.string()).nonempty() }), async (_, { tags }) => {
      // A job of an earlier start, when there was an address.
      if (purge) await sendPurge(purge, tags)
    }),
  }
}
