import { daysBefore } from '#app/lib/day.ts'
import type { Db } from '../db/database.server.ts'
import { unsealMail } from './sealed-mail.server.ts'

const LINE = ['id', 'template', 'recipient', 'subject', 'state', 'createdAt'] as const

/** Returns the newest emails, whatever their state. */
export function newestMails(db: Db, most = 100) {
  return db
    .selectFrom('mailOutbox')
    .select(LINE)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Returns an email with its texts; nothing if they were sealed with another key. */
export async function findMail(db: Db, id: string) {
  const mail = await db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirst()
  return (mail && unsealMail(mail)) ?? undefined
}

/** How long copies of emails are kept, as the privacy policy says. */
export const MAIL_RETENTION_DAYS = 90

const OVER = ['sent', 'captured', 'failed'] as const

/** Deletes old emails that are no longer needed; without a mail server also those that waited in vain. */
export async function deleteOldMails(db: Db, now: Date, { isAway = false } = {}): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('createdAt', '<', daysBefore(now, MAIL_RETENTION_DAYS))
    .where('state', 'in', isAway ? [...OVER, 'queued'] : OVER)
    .execute()
}
