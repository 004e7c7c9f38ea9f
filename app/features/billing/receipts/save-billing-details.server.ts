import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import type { BillingDetails } from './receipt-details.ts'

/** Keeps what a buyer wants on receipts, old ones included. Refuses `limits.wait`. */
export async function saveBillingDetails(ctx: PersonalCtx, details: BillingDetails): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editProfile'))
  const row = { ...details, updatedAt: ctx.now }
  await ctx.db
    .insertInto('billingDetails')
    .values({ userId: ctx.actor.id, ...row })
    .onConflict((known) => known.column('userId').doUpdateSet(row))
    .execute()
}

/** Deletes them with the account, in the caller's transaction. */
export async function deleteBillingDetails({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('billingDetails').where('userId', '=', userId).execute()
}
