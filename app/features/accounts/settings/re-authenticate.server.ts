import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import type { ReauthenticationInput, ShownPasskey } from '../passkeys/schema.ts'
import { usePasskey } from '../passkeys/sign-in-with-passkey.server.ts'
import { assertPassword } from './check-identity.server.ts'

async function assertOwnPasskey(ctx: PersonalCtx, passkey: ShownPasskey): Promise<void> {
  assertAllowed(await takeToken(ctx, 'changeCredentials'))
  const userId = await inTransaction(ctx, (ctx) => usePasskey(ctx, passkey))
  assertAllowed(userId === ctx.actor.id ? null : refuse('forbidden', 'passkeys.notYours'))
}

/**
 * Verifies the password or a passkey of the actor, and stores the time with the session. Returns a context that has
 * been authenticated recently. Refuses `accounts.currentPasswordWrong` and `passkeys.notYours`. Hashes: never inside
 * a transaction.
 */
export async function reauthenticate<C extends PersonalCtx>(
  ctx: C,
  input: ReauthenticationInput,
  session: string,
): Promise<C> {
  if ('passkey' in input) await assertOwnPasskey(ctx, input.passkey)
  else await assertPassword(ctx, input.password)
  const { db, now, actor } = ctx
  await db
    .updateTable('sessions')
    .set({ provedAt: now })
    .where('tokenHash', '=', fingerprintOf(session))
    .where('userId', '=', actor.id)
    .execute()
  return { ...ctx, actor: { ...actor, authenticatedAt: now } }
}
