import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { returnToken, takeToken } from '#app/platform/limits/take-token.server.ts'
import { renewSession } from '../sessions/renew-session.server.ts'
import { completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.server.ts'
import { countSignInFailure } from '../sign-in/sign-in-metrics.server.ts'
import { consumeCode } from './consume-code.server.ts'
import { findHalfSignedIn } from './queries.server.ts'

type Half = { readonly session: string; readonly device: string | null; readonly code: string }

/** Holds a session back until the code arrives. Its secret has not been sent yet. */
export async function requireTwoFactor({ db }: Pick<Ctx, 'db'>, session: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ awaitsCode: true })
    .where('tokenHash', '=', fingerprintOf(session))
    .execute()
}

async function letIn(ctx: Ctx, userId: string, { session, device }: Half): Promise<SignedIn> {
  await ctx.db
    .updateTable('sessions')
    .set({ awaitsCode: false, createdAt: ctx.now, seenAt: ctx.now })
    .where('tokenHash', '=', fingerprintOf(session))
    .execute()
  const token = await renewSession(ctx, session)
  assertFound(token, 'twoFactor.tooLate')
  return completeSignIn(ctx, { userId, token }, { session: null, device })
}

/** The second step of sign-in: the code. The session gets a new secret. Refuses a wrong code, and one used before. */
export async function finishSignIn(ctx: Ctx, half: Half): Promise<SignedIn> {
  const found = await findHalfSignedIn(ctx.db, half.session, ctx.now)
  if (!found) throw new RefusedError(refuse('gone', 'twoFactor.tooLate'))
  const { userId } = found
  assertAllowed(await takeToken(ctx, 'twoFactor', userId))
  const signedIn = await inTransaction(ctx, async (ctx) =>
    (await consumeCode(ctx, userId, half.code)) ? letIn(ctx, userId, half) : null,
  )
  if (signedIn) {
    await returnToken(ctx, 'twoFactor', userId)
    return signedIn
  }
  countSignInFailure('code')
  const refusal = refuse('forbidden', 'twoFactor.wrongCode')
  await record(ctx, {
    action: 'sign_in_failed',
    targetType: 'user',
    targetId: userId,
    details: { reason: refusal.code },
  })
  throw new RefusedError(refusal)
}
