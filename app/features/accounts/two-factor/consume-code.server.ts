import { stepOf } from '#app/platform/auth/one-time-code.server.ts'
import { unseal } from '#app/platform/auth/sealed.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { lockAuthenticator } from './queries.server.ts'
import { isAppCode } from './rules.ts'

type Codes = Pick<Ctx, 'db' | 'now'>

/** Uses a code of the app up: neither it nor one before it works again. Returns whether it was right. */
export async function consumeAppCode({ db, now }: Codes, userId: string, code: string): Promise<boolean> {
  const known = await lockAuthenticator(db, userId)
  const secret = known && unseal('authenticator', known.secret)
  const step = secret ? stepOf(secret, code, now) : null
  if (!known || step === null || step <= Number(known.lastStep)) return false
  await db.updateTable('authenticators').set({ lastStep: step }).where('userId', '=', userId).execute()
  return true
}

async function consumeRecoveryCode({ db, now }: Codes, userId: string, code: string): Promise<boolean> {
  const used = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', fingerprintOf(code))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return used !== undefined
}

/** Uses up a code of the app or one from paper. Returns whether it was right. Belongs into the caller's transaction. */
export function consumeCode(ctx: Codes, userId: string, code: string): Promise<boolean> {
  return isAppCode(code) ? consumeAppCode(ctx, userId, code) : consumeRecoveryCode(ctx, userId, code)
}
