import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { assertSamePerson, assertStillProven } from '../settings/check-identity.server.ts'
import { forgetSecondFactor } from './forget-second-factor.server.ts'
import { notifySecondFactor } from './notify-second-factor.server.ts'
import { whyNotTurnOff } from './rules.ts'

/** Turns one's own two-factor off, after asking for the password; an unconfirmed secret is deleted too. */
export async function turnOffSecondFactor(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const person = await assertSamePerson(ctx, password)
  assertAllowed(whyNotTurnOff(person.role, ctx.site.adminsNeedSecondFactor))
  await inTransaction(ctx, async (ctx) => {
    await assertStillProven(ctx, person)
    if (!(await forgetSecondFactor(ctx, person.id))) return
    await notifySecondFactor(ctx, person, 'off')
    await record(ctx, { action: 'second_factor_off', targetType: 'user', targetId: person.id })
  })
}
