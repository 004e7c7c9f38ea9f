import type { Insertable } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailOutbox } from '#app/platform/db/tables.gen.ts'

/** Creates an email that could not be delivered. */
export function aFailedMail(db: Db, given: Partial<Insertable<MailOutbox>> = {}) {
  return db
    .insertInto('mailOutbox')
    .values({
      template: 'x',
      recipient: 'gone@find.example',
      subject: 'Lost',
      html: '',
      body: '',
      language: 'en',
      state: 'failed',
      lastError: '550 no such user',
      ...given,
    })
    .execute()
}
