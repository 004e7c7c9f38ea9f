import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { assertGoodPassword } from './check-password.server.ts'
import { isTaken } from './queries.server.ts'
import { sendConfirmation } from './send-confirmation.server.ts'
import { setPassword } from './set-password.server.ts'

type Input = { readonly fullName: string; readonly email: string; readonly password: string }

const TAKEN = refuse('conflict', 'accounts.alreadyRegistered')

/** The profile is the account: nobody can have one without the other ([AUTH-10]). */
async function insertPerson({ db, now, locale }: Ctx, { fullName, email }: Input): Promise<string> {
  const made = await db
    .insertInto('profiles')
    .values({ email, fullName, language: locale, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new RefusedError(TAKEN)
  return made.id
}

/** Makes an account that can be used once its address is confirmed ([AUTH-01], [AUTH-03]). */
export async function signUp(ctx: Ctx, input: Input): Promise<void> {
  const { email, fullName, password } = input
  assertAllowed(await takeToken(ctx, 'signUp'))
  assertAllowed(await takeToken(ctx, 'signUpADay'))
  assertAllowed((await isTaken(ctx.db, { email, now: ctx.now })) ? TAKEN : null)
  assertGoodPassword(password, { ...input, role: 'user' }, ctx.site)
  const hash = await hashPassword(password)

  await inTransaction(ctx, async (ctx) => {
    const id = await insertPerson(ctx, input)
    await setPassword(ctx, id, hash)
    await sendConfirmation(ctx, { id, email, fullName, language: ctx.locale })
    await record(ctx, { action: 'sign_up', targetType: 'user', targetId: id }, { id, role: 'user' })
  })
}
