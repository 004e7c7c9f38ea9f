import type { Locale } from '#app/lib/locale.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '../ctx.server.ts'
import { enqueueJob } from '../jobs/enqueue-job.server.ts'
import { sealMail } from './sealed-mail.server.ts'

export type NewMail = {
  /** The kind of email, for readers of the outbox. */
  readonly template: string
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  /** The same as plain text. */
  readonly body: string
  readonly language: Locale
  /** Whether the recipient looks into the mailbox for it now, to go on. */
  readonly isAwaited?: boolean
}

const BREAKS_A_HEADER = /[\r\n\0]/u

/**
 * Writes an email in the caller's transaction; a worker sends it after the commit. Returns its id. Values of headers
 * must be one line: a second one would be a header of its own. The texts are sealed, because they may hold a link that
 * opens an account.
 */
export async function enqueueMail(ctx: Pick<Ctx, 'db' | 'now'>, mail: NewMail): Promise<string> {
  const headers = [mail.recipient, mail.replyTo ?? '', mail.subject]
  if (headers.some((header) => BREAKS_A_HEADER.test(header))) {
    throw new RefusedError(refuse('malformed', 'common.badRequest'))
  }
  const { id } = await ctx.db
    .insertInto('mailOutbox')
    .values({ ...mail, ...sealMail(mail), createdAt: ctx.now, nextAttemptAt: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueJob(ctx, 'mail.deliver')
  return id
}
