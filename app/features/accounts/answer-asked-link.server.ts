import { z } from 'zod'
import { LOCALES } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { noteBrowser } from './note-browser.server.ts'
import { findPersonByEmail, type Person } from './queries.server.ts'
import { sendConfirmation } from './send-confirmation.server.ts'
import { sendReset } from './send-reset.server.ts'

/** What a job needs to send a requested link later. */
export const askedLink = z.object({
  purpose: z.enum(['reset-password', 'confirm-email']),
  email: z.string(),
  language: z.enum(LOCALES),
  publicUrl: z.url(),
  askedAt: z.iso.datetime(),
  /** The hash of the browser that requested it; null for one that was never here. */
  browser: z.string().nullable().default(null),
})

export type AskedLink = z.output<typeof askedLink>

/** Whether this was answered before, or something newer was: a job may run twice. */
async function isAnswered(db: Db, userId: string, { purpose, askedAt }: AskedLink): Promise<boolean> {
  const since = await db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', new Date(askedAt))
    .executeTakeFirst()
  return since !== undefined
}

/** Whether a link helps this user: not if they are banned, gone, or confirmed already. */
function mayHave(person: Person, { purpose }: AskedLink): boolean {
  if (person.role === 'banned' || person.deactivatedAt) return false
  return purpose === 'reset-password' || !person.emailVerified
}

/** Sends the requested link, if there is an account for it. */
export function answerAskedLink(
  { db, now, site }: Pick<JobCtx, 'db' | 'now' | 'site'>,
  asked: AskedLink,
): Promise<void> {
  const { publicUrl } = asked
  return inTransaction({ db, now, site: { ...site, publicUrl } }, async (ctx) => {
    const person = await findPersonByEmail(ctx.db, asked.email)
    if (!person || !mayHave(person, asked) || (await isAnswered(ctx.db, person.id, asked))) return
    if (asked.purpose === 'confirm-email') await noteBrowser(ctx, person.id, asked.browser)
    const send = asked.purpose === 'reset-password' ? sendReset : sendConfirmation
    await send(ctx, { ...person, language: person.language ?? asked.language })
  })
}
