import { sql } from 'kysely'
import { accountJobs } from '#app/features/accounts/jobs.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { unsealMail } from '#app/platform/mail/sealed-mail.server.ts'
import { NOW } from './clock.ts'
import { ctxFor } from './ctx.ts'

/** Returns the emails to an address, oldest first. */
export async function emailsTo(db: Db, recipient: string) {
  const sealed = await db
    .selectFrom('mailOutbox')
    .select(['template', 'subject', 'body', 'html', 'language'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('template')
    .execute()
  return sealed.flatMap((mail) => unsealMail(mail) ?? [])
}

/** Returns the secret in the link of the newest email of a kind. */
export async function tokenMailed(db: Db, template: string, recipient: string): Promise<string> {
  const emails = await emailsTo(db, recipient)
  const body = emails.filter((email) => email.template === template).at(-1)?.body ?? ''
  const token = /[?&]token=(?<token>[\w-]+)/u.exec(body)?.groups?.['token']
  if (!token) throw new Error(`No ${template} with a link was mailed to ${recipient}`)
  return token
}

/** Takes what was enqueued under a name out of the queue, as a worker does. */
export async function takeJobs(db: Db, name: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    delete from jobs.job where name = ${name} returning data`.execute(db)
  return rows.map(({ data }) => data)
}

/** Runs the worker's job for every requested link, a moment later. */
export async function runLinkJobs(db: Db): Promise<void> {
  const ctx = ctxFor(db, { now: new Date(NOW.getTime() + 1000) })
  for (const job of await takeJobs(db, 'accounts.send-link'))
    await accountJobs['accounts.send-link'].run(ctx, job)
}
