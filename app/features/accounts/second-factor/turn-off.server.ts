import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { Person } from '../queries.server.ts'
import { assertSamePerson, type PersonalCtx } from '../settings/check-identity.server.ts'
import { whyNotTurnOff } from './rules.ts'
import { tellOfSecondFactor } from './tell-of-second-factor.server.ts'

/** Forgets the app and the codes for paper, and says so by mail. For operators too, whose users have lost both. */
export async function removeSecondFactor(ctx: Ctx, person: Person): Promise<void> {
  await ctx.db.deleteFrom('recoveryCodes').where('userId', '=', person.id).execute()
  const removed = await ctx.db
    .deleteFrom('authenticators')
    .where('userId', '=', person.id)
    .returning('confirmedAt')
    .executeTakeFirst()
  if (!removed?.confirmedAt) return
  await tellOfSecondFactor(ctx, person, 'off')
  await record(ctx, { action: 'second_factor_off', targetType: 'user', targetId: person.id })
}

/** Turns one's own second factor off, after the password was asked for; what was only begun is forgotten too. */
export async function turnOffSecondFactor(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const person = await assertSamePerson(ctx, password)
  assertAllowed(whyNotTurnOff(person.role, ctx.site.adminsNeedSecondFactor))
  await inTransaction(ctx, (ctx) => removeSecondFactor(ctx, person))
}
