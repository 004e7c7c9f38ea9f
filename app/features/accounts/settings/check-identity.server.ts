import type { Actor } from '#app/lib/actor.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { findPasswordHash, findPerson, type Person } from '../queries.server.ts'

/** The context of somebody who is signed in. */
export type PersonalCtx = Ctx & { readonly actor: Actor }

/**
 * Asks for the password once more before something that cannot be taken back (D-28): a session alone may be somebody
 * else's by now. Hashes, so never call it inside a transaction.
 */
export async function assertSamePerson(ctx: PersonalCtx, password: string): Promise<Person> {
  assertAllowed(await takeToken(ctx, 'changeCredentials'))
  const hash = await findPasswordHash(ctx.db, ctx.actor.id)
  const isSame = hash !== null && (await isPassword(password, hash))
  assertAllowed(isSame ? null : refuse('forbidden', 'accounts.currentPasswordWrong'))
  const person = await findPerson(ctx.db, ctx.actor.id)
  assertFound(person, 'accounts.noSuchAccount')
  return person
}
