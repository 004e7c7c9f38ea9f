import { sql } from 'kysely'
import type { Db } from '../db/database.server.ts'
import { enqueueJob } from '../jobs/enqueue-job.server.ts'
import type { Log } from '../log.server.ts'
import { afterDelivery, type Delivery, LEASE_MINUTES, minutesAfter } from './delivery.ts'
import { countDelivery } from './mail-metrics.server.ts'
import type { Post } from './post.server.ts'
import { unsealMail } from './sealed-mail.server.ts'

type Parts = {
  readonly db: Db
  readonly post: Post
  readonly log: Log
  /** A clock, not a moment: one run may take minutes. */
  readonly now: () => Date
  /** Whether the process is asked to stop: no further email is begun. */
  readonly isStopping?: () => boolean
}

/** The site was restored or moved without its key. */
const UNREADABLE: Delivery = { kind: 'refused', reason: 'It was sealed with another SITE_KEY.' }

/** Limits a run, so that it ends before its lease does. */
const MAX_PER_RUN = 100

/**
 * Leases the email that has waited longest, for ten minutes: the time of the next attempt is also the end of the
 * lease. Awaited ones come first, before any number of invitations and reminders. A second worker takes another one;
 * the email of a dead worker becomes due again.
 */
function claimMail(db: Db, now: Date) {
  const longestWaiting = db
    .selectFrom('mailOutbox')
    .select('id')
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', now)
    .orderBy('isAwaited', 'desc')
    .orderBy('nextAttemptAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mailOutbox')
    .set({
      state: 'sending',
      attempts: sql`attempts + 1`,
      nextAttemptAt: minutesAfter(now, LEASE_MINUTES),
    })
    .where('id', '=', longestWaiting)
    .returning(['id', 'template', 'recipient', 'replyTo', 'subject', 'html', 'body', 'language', 'attempts'])
    .executeTakeFirst()
}

/** Stores the result, unless another worker has taken the email over meanwhile. */
function saveDelivery(db: Db, mail: { id: string; attempts: number }, delivery: Delivery, now: Date) {
  const after = afterDelivery(delivery, mail.attempts, now)
  countDelivery(after.state === 'queued' ? 'retry' : after.state)
  return db
    .updateTable('mailOutbox')
    .set(after)
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', mail.attempts)
    .execute()
}

/**
 * Sends every due email, each outside of any transaction, until the mail server cannot be reached. Sends nothing
 * without one. A process that stops leaves the others to the next worker.
 */
export async function deliverMails({ db, post, log, now, isStopping = () => false }: Parts): Promise<void> {
  if (post.isAway) return
  for (let handled = 0; handled < MAX_PER_RUN; handled += 1) {
    if (isStopping()) return enqueueJob({ db }, 'mail.deliver')
    const mail = await claimMail(db, now())
    if (!mail) return
    const readable = unsealMail(mail)
    const delivery = readable ? await post.send(readable) : UNREADABLE
    await saveDelivery(db, mail, delivery, now())
    const { id, template, attempts } = mail
    // Responses of mail servers name the recipient, so they stay in the outbox.
    if (delivery.kind === 'refused') log.error({ mail: id, template }, 'a mail was refused')
    if (delivery.kind === 'later') log.warn({ mail: id, template, attempts }, 'a mail could not be sent yet')
    if (delivery.kind === 'later' && !delivery.reached) return
  }
}
