import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import { newRecoveryCode } from '#app/platform/auth/one-time-code.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { assertPassword, assertPasswordUnchanged } from '../settings/check-identity.server.ts'
import { hasTwoFactor } from './queries.server.ts'
import { plainCode, RECOVERY_CODES } from './rules.ts'

/** Creates recovery codes in place of all earlier ones. They are returned here and stored only as hashes. */
export async function replaceRecoveryCodes(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: fingerprintOf(plainCode(code)) })))
    .execute()
  return codes
}

/** Creates recovery codes when the old ones are used up or were seen by others. Asks for the password. */
export async function makeRecoveryCodes(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<readonly string[]> {
  const user = await assertPassword(ctx, password)
  return inTransaction(ctx, async (ctx) => {
    const { id } = user
    await assertPasswordUnchanged(ctx, user)
    assertAllowed((await hasTwoFactor(ctx.db, id)) ? null : refuse('conflict', 'twoFactor.isOff'))
    await record(ctx, { action: 'recovery_codes_made', targetType: 'user', targetId: id })
    return replaceRecoveryCodes(ctx, id)
  })
}
