import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { formatGoal, type Goal } from '../sign-in/goal.ts'
import { TOKEN_LIVES_MS, TOKEN_PATHS, type TokenPurpose } from './token-purposes.ts'

type NewToken = {
  readonly userId: string
  readonly purpose: TokenPurpose
  /** The address for which it is made. */
  readonly email: string
  /** What its user wanted, for the page behind the link. Without one it is that of the link before. */
  readonly goal?: Goal
}

export type TokenCtx = Pick<Ctx, 'db' | 'now'> & {
  readonly site: Pick<Ctx['site'], 'publicUrl' | 'timeZone'>
}

/**
 * Creates the link of an email and invalidates older ones for the same purpose. Only links that undo a change of
 * address stay: an intruder must not get rid of them by changing the address again.
 */
export async function issueLink(ctx: TokenCtx, { userId, purpose, email, goal }: NewToken): Promise<string> {
  const token = newToken()
  const older = ctx.db.deleteFrom('oneTimeTokens').where('userId', '=', userId).where('purpose', '=', purpose)
  const replaced = await (purpose === 'undo-email-change' ? older.where('email', '=', email) : older)
    .returning('goal')
    .execute()
  await ctx.db
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: fingerprintOf(token),
      userId,
      purpose,
      email,
      goal: (goal && formatGoal(goal)) || replaced[0]?.goal || '',
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + TOKEN_LIVES_MS[purpose]),
    })
    .execute()
  return `${ctx.site.publicUrl}${TOKEN_PATHS[purpose]}?token=${token}`
}
