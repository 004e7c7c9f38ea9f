import { seal, unseal } from '../auth/sealed.server.ts'
import type { JobCtx } from '../jobs/job.server.ts'

type Texts = { readonly html: string; readonly body: string }

/** Returns the texts of an email as they are stored: encrypted. */
export const sealMail = ({ html, body }: Texts): Texts => ({
  html: seal('mail', html),
  body: seal('mail', body),
})

/** Returns an email with its texts readable; null if they were sealed with another key. */
export function unsealMail<Mail extends Texts>(mail: Mail): Mail | null {
  const html = unseal('mail', mail.html)
  const body = unseal('mail', mail.body)
  return html === null || body === null ? null : { ...mail, html, body }
}

const BATCH = 200

/** Seals the emails that earlier releases stored as they are. Idempotent. */
export async function sealStoredMails({ db }: Pick<JobCtx, 'db'>): Promise<void> {
  for (;;) {
    const mails = await db
      .selectFrom('mailOutbox')
      .select(['id', 'html', 'body'])
      .where('body', 'not like', 'sealed:%')
      .limit(BATCH)
      .execute()
    for (const { id, ...texts } of mails)
      await db.updateTable('mailOutbox').set(sealMail(texts)).where('id', '=', id).execute()
    if (mails.length < BATCH) return
  }
}
