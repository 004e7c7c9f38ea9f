import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { openSession } from '#app/platform/auth/open-session.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { type Browser, completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.server.ts'
import { type Goal, parseGoal } from '../sign-in/goal.ts'
import { consumeLink } from '../tokens/consume-link.server.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import { clearPassword, isPasswordInDoubt } from './record-browser.server.ts'

type Input = { readonly token: string; readonly browser: Browser }

/** A signed-in browser, or a link with which the owner of the mailbox first chooses a password. */
type Confirmed = (SignedIn & { readonly goal: Goal }) | { readonly choosePassword: string }

/**
 * Confirms the address of a new account and signs in ([AUTH-02]). Where several browsers signed up for the address
 * and this is not the last of them, the password may be a stranger's: it is deleted, and this browser chooses
 * another.
 */
export async function confirmEmail(ctx: Ctx, { token: secret, browser }: Input): Promise<Confirmed> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  return inTransaction(ctx, async (ctx) => {
    const link = { token: secret, purpose: 'confirm-email' } as const
    const { userId, email, ...token } = await consumeLink(ctx, link, 'accounts.linkInvalid')
    const goal = parseGoal(new URLSearchParams(token.goal))
    await ctx.db
      .updateTable('profiles')
      .set({ emailVerified: true, updatedAt: ctx.now })
      .where('id', '=', userId)
      .execute()
    await record(
      ctx,
      { action: 'email_confirmed', targetType: 'user', targetId: userId },
      { id: userId, role: 'user' },
    )
    const device = browser.device ? fingerprintOf(browser.device) : null
    if (await isPasswordInDoubt(ctx, userId, device)) {
      await clearPassword(ctx, userId)
      return { choosePassword: await issueLink(ctx, { userId, purpose: 'reset-password', email, goal }) }
    }
    return { ...(await completeSignIn(ctx, await openSession(ctx, userId), browser)), goal }
  })
}
