import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import { newAppSecret } from '#app/platform/auth/one-time-code.server.ts'
import { seal } from '#app/platform/auth/sealed.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { returnToken, takeToken } from '#app/platform/limits/take-token.server.ts'
import { findUser } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { assertPassword, assertPasswordUnchanged } from '../settings/check-identity.server.ts'
import { consumeAppCode } from './consume-code.server.ts'
import { replaceRecoveryCodes } from './make-recovery-codes.server.ts'
import { notifyTwoFactor } from './notify-two-factor.server.ts'
import { hasTwoFactor, lockAuthenticator } from './queries.server.ts'
import { isBegunTooLongAgo } from './rules.ts'

/** Makes the secret for an app, after the password was asked for. It counts when a code has shown that the app has it. */
export async function beginTwoFactor(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const user = await assertPassword(ctx, password)
  await inTransaction(ctx, async ({ db, now }) => {
    const { id } = user
    await assertPasswordUnchanged({ db }, user)
    assertAllowed((await hasTwoFactor(db, id)) ? refuse('conflict', 'twoFactor.isOn') : null)
    const made = {
      secret: seal('authenticator', newAppSecret()),
      confirmedAt: null,
      lastStep: 0,
      createdAt: now,
    }
    await db
      .insertInto('authenticators')
      .values({ userId: id, ...made })
      .onConflict((oc) => oc.column('userId').doUpdateSet(made))
      .execute()
  })
}

type Shown = { readonly code: string; readonly session: string }

/**
 * Turns two-factor on with the first code of the app, and signs out everywhere else. Returns the recovery codes,
 * which can be seen only this once.
 */
export async function confirmTwoFactor(
  ctx: PersonalCtx,
  { code, session }: Shown,
): Promise<readonly string[]> {
  const userId = ctx.actor.id
  assertAllowed(await takeToken(ctx, 'twoFactor', userId))
  const codes = await inTransaction(ctx, async (ctx) => {
    const begun = await lockAuthenticator(ctx.db, userId)
    assertFound(begun, 'twoFactor.isOff')
    assertAllowed(begun.confirmedAt ? refuse('conflict', 'twoFactor.isOn') : null)
    assertAllowed(isBegunTooLongAgo(begun.createdAt, ctx.now) ? refuse('gone', 'twoFactor.isOff') : null)
    assertAllowed(
      (await consumeAppCode(ctx, userId, code)) ? null : refuse('forbidden', 'twoFactor.wrongCode'),
    )
    await ctx.db
      .updateTable('authenticators')
      .set({ confirmedAt: ctx.now })
      .where('userId', '=', userId)
      .execute()
    await endAllSessions(ctx, userId, { session, undo: true })
    const user = await findUser(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    await notifyTwoFactor(ctx, user, 'on')
    await record(ctx, { action: 'second_factor_on', targetType: 'user', targetId: userId })
    return replaceRecoveryCodes(ctx, userId)
  })
  await returnToken(ctx, 'twoFactor', userId)
  return codes
}
