import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { assertPassword, assertPasswordUnchanged } from '../settings/check-identity.server.ts'
import { deleteTwoFactor } from './delete-two-factor.server.ts'
import { notifyTwoFactor } from './notify-two-factor.server.ts'
import { whyNotTurnOff } from './rules.ts'

/** Turns one's own two-factor off, after asking for the password; an unconfirmed secret is deleted too. */
export async function turnOffTwoFactor(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const user = await assertPassword(ctx, password)
  assertAllowed(whyNotTurnOff(user.role, ctx.site.adminsNeedTwoFactor))
  await inTransaction(ctx, async (ctx) => {
    await assertPasswordUnchanged(ctx, user)
    if (!(await deleteTwoFactor(ctx, user.id))) return
    await notifyTwoFactor(ctx, user, 'off')
    await record(ctx, { action: 'second_factor_off', targetType: 'user', targetId: user.id })
  })
}
