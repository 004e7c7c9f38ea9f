import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { openSession } from '#app/platform/auth/account-library.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { type Browser, greetPerson, type SignedIn } from './greet-person.server.ts'
import { spendLink } from './tokens/spend-link.server.ts'

type Input = { readonly token: string; readonly browser: Browser }

/** Confirms the address of a new account and signs in ([AUTH-02]). */
export async function confirmEmail(ctx: Ctx, { token, browser }: Input): Promise<SignedIn> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  return inTransaction(ctx, async (ctx) => {
    const link = { token, purpose: 'confirm-email' } as const
    const { userId } = await spendLink(ctx, link, 'accounts.linkInvalid')
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
    return greetPerson(ctx, await openSession(ctx, userId), browser)
  })
}
