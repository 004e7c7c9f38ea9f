import { daysBefore } from '#app/lib/day.ts'
import type { Db } from '../db/database.server.ts'

const LINE = ['id', 'template', 'recipient', 'subject', 'state', 'createdAt'] as const

/** The newest mails, whatever has become of them. */
export function newestMails(db: Db, most = 100) {
  return db
    .selectFrom('mailOutbox')
    .select(LINE)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Copies of mails are kept this long, as the privacy policy says. */
export const MAIL_RETENTION_DAYS = 90

const OVER = ['sent', 'captured', 'failed'] as const

/** Removes mails that nobody waits for any more; without a mail server also those that waited for one in vain. */
export async function deleteOldMails(db: Db, now: Date, { isAway = false } = {}): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('createdAt', '<', daysBefore(now, MAIL_RETENTION_DAYS))
    .where('state', 'in', isAway ? [...OVER, 'queued'] : OVER)
    .execute()
}
