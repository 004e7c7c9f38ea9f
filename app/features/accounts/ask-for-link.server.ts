import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import type { AskedLink } from './answer-asked-link.server.ts'

/**
 * Somebody asks for the mail with a link: to a new password ([AUTH-05]), or to confirm their address once more. Looks at
 * no account, so that neither the answer nor its time tells whether there is one; a job does.
 */
export async function askForLink(
  ctx: Ctx,
  { purpose, email }: Pick<AskedLink, 'purpose' | 'email'>,
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'forgotPassword'))
  assertAllowed(await takeToken(ctx, 'mailToTarget', email))
  assertAllowed(await takeToken(ctx, 'mailToTargetADay', email))
  const asked: AskedLink = {
    purpose,
    email,
    language: ctx.locale,
    publicUrl: ctx.site.publicUrl,
    askedAt: ctx.now.toISOString(),
  }
  await inTransaction(ctx, (ctx) => enqueueJob(ctx, 'accounts.send-link', asked))
}
