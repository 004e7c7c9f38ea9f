import { z } from 'zod'
import { job } from '../jobs/job.server.ts'
import { deliverMails } from './deliver-mails.server.ts'
import { deleteOldMails } from './outbox.server.ts'
import type { Post } from './post.server.ts'
import { sealStoredMails } from './sealed-mail.server.ts'

type Parts = {
  readonly post: Post
  readonly now: () => Date
  readonly isStopping: () => boolean
}

/** Emails are sent when one is written, and every minute, for retries. */
export function mailJobs({ post, now, isStopping }: Parts) {
  return {
    'mail.deliver': job(z.null(), ({ db, log }) => deliverMails({ db, log, post, now, isStopping }), {
      cron: '* * * * *',
    }),
    'mail.seal': job(z.null(), sealStoredMails, { cron: '25 4 * * *', atStart: true }),
    'mail.tidy': job(z.null(), (ctx) => deleteOldMails(ctx.db, ctx.now, post), { cron: '20 4 * * *' }),
  }
}
