import { z } from 'zod'
import { job } from '#app/platform/jobs/job.server.ts'
import { endTickerPlaces } from '../publishing/end-ticker-places.server.ts'
import { notifyEnds } from '../reminders/notify-ends.server.ts'
import { purgeListings } from '../reminders/purge-listings.server.ts'
import { remindOfUnpaidListings } from '../reminders/remind-of-unpaid-listings.server.ts'

export const postingJobs = {
  'listings.end-ticker-places': job(z.null(), endTickerPlaces, { cron: '*/5 * * * *', atStart: true }),
  'listings.tell-of-ends': job(z.null(), notifyEnds, { cron: '5 * * * *', atStart: true }),
  'listings.remind-of-drafts': job(z.null(), remindOfUnpaidListings, { cron: '15 * * * *' }),
  'listings.tidy': job(z.null(), purgeListings, { cron: '40 4 * * *', atStart: true }),
}
