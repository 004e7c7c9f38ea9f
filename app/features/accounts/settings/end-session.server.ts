import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/** Ends one of one's own sessions, such as that of a lost phone. */
export function endOwnSession(ctx: PersonalCtx, sessionId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id
    const ended = await ctx.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst()
    assertFound(ended, 'accounts.noSuchSession')
    await record(ctx, { action: 'sessions_ended', targetType: 'user', targetId: userId })
  })
}

/** Ends every session of one's own except the current one. */
export function endOtherSessions(ctx: PersonalCtx, session: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id
    await ctx.db
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('tokenHash', '<>', fingerprintOf(session))
      .execute()
    await record(ctx, { action: 'sessions_ended', targetType: 'user', targetId: userId })
  })
}
