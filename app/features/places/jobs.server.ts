import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { fillPlaces } from './fill-places.server.ts'

export const placesJobs = {
  'places.fill': job(z.null(), fillPlaces, { cron: '*/5 * * * *', atStart: true }),
}
