import { assertAllowed } from '#app/lib/refusal.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type Claim, once } from '#app/platform/forms/once.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { formatGoal, type Goal, NO_GOAL } from '../sign-in/goal.ts'
import type { LinkRequest } from './send-requested-link.server.ts'

type Asking = Pick<LinkRequest, 'purpose' | 'email'> & {
  /** The mark of the form: the same form sent again asks for no second mail. */
  readonly mark?: string
  /** The secret of a browser that was here before. */
  readonly device?: string | null
  /** What the user wanted before they forgot the password. */
  readonly goal?: Goal
}

/**
 * Requests an email with a link: to a new password ([AUTH-05]), or another confirmation of the address. Reads no
 * account, so that neither the response nor its timing reveals whether there is one; a job does the rest.
 */
export async function askForLink(ctx: Ctx, { mark = '', ...asking }: Asking): Promise<void> {
  const { purpose, email } = asking
  await once(ctx, { form: purpose, mark, content: email }, (claim) => ask(ctx, asking, claim))
}

async function ask(
  ctx: Ctx,
  { purpose, email, device, goal = NO_GOAL }: Asking,
  claim: Claim,
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'forgotPassword'))
  assertAllowed(await takeToken(ctx, 'mailToTarget', email))
  assertAllowed(await takeToken(ctx, 'mailToTargetADay', email))
  const asked: LinkRequest = {
    purpose,
    email,
    language: ctx.locale,
    publicUrl: ctx.site.publicUrl,
    askedAt: ctx.now.toISOString(),
    browser: device ? fingerprintOf(device) : null,
    goal: formatGoal(goal),
  }
  await inTransaction(ctx, async (ctx) => {
    await claim(ctx)
    await enqueueJob(ctx, 'accounts.send-link', asked)
  })
}
