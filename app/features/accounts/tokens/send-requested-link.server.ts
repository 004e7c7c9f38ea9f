import { z } from 'zod'
import { LOCALES } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { sendReset } from '../passwords/send-reset.server.ts'
import { findAccountEmails, findUserByEmail, type User } from '../queries.server.ts'
import { parseGoal } from '../sign-in/goal.ts'
import { recordOtherBrowser } from '../sign-up/record-browser.server.ts'
import { sendConfirmation } from '../sign-up/send-confirmation.server.ts'

/** What a job needs to send a requested link later. */
export const linkRequest = z.object({
  purpose: z.enum(['reset-password', 'confirm-email']),
  email: z.string(),
  language: z.enum(LOCALES),
  publicUrl: z.url(),
  askedAt: z.iso.datetime(),
  /** The hash of the browser that requested it; null for one that was never here. */
  browser: z.string().nullable().default(null),
  /** What the user wanted, as a query. */
  goal: z.string().default(''),
})

export type LinkRequest = z.output<typeof linkRequest>

/** Whether the link of this request, or of a newer one, was sent already: a job may run twice. */
async function isAnswered(db: Db, userId: string, { purpose, askedAt }: LinkRequest): Promise<boolean> {
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
function mayHave(user: User, { purpose }: LinkRequest): boolean {
  if (user.role === 'banned' || user.deactivatedAt) return false
  return purpose === 'reset-password' || !user.emailVerified
}

type LinkCtx = Pick<JobCtx, 'db' | 'now' | 'site'>

/** Sends the requested link, if there is an account for it. */
function sendRequestedLink({ db, now, site }: LinkCtx, asked: LinkRequest): Promise<void> {
  const { publicUrl } = asked
  return inTransaction({ db, now, site: { ...site, publicUrl } }, async (ctx) => {
    const user = await findUserByEmail(ctx.db, asked.email)
    if (!user || !mayHave(user, asked) || (await isAnswered(ctx.db, user.id, asked))) return
    if (asked.purpose === 'confirm-email') await recordOtherBrowser(ctx, user.id, asked.browser)
    const send = asked.purpose === 'reset-password' ? sendReset : sendConfirmation
    const goal = parseGoal(new URLSearchParams(asked.goal))
    await send(ctx, { ...user, language: user.language ?? asked.language, goal })
  })
}

/**
 * Sends the requested links. Requests for addresses without an account cost one query for all of them, so that a
 * stranger who sends many delays no one's email. One link that fails keeps no other from being sent.
 */
export async function sendRequestedLinks(ctx: LinkCtx, requests: readonly LinkRequest[]): Promise<void> {
  const emails = await findAccountEmails(
    ctx.db,
    requests.map(({ email }) => email),
  )
  const failures: unknown[] = []
  for (const request of requests.filter(({ email }) => emails.has(email))) {
    await sendRequestedLink(ctx, request).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'requested links were not sent')
}
