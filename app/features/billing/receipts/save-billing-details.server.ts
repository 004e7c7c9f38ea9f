import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { BILLING_DETAILS_DRAFT, type BillingDetails } from './receipt-details.ts'

/** Keeps what a buyer wants on receipts, old ones included. Refuses `limits.wait`. */
export async function saveBillingDetails(
  ctx: PersonalCtx,
  { company, address, taxId, draft }: BillingDetails & { readonly draft?: string | undefined },
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editProfile'))
  const row = { company, address, taxId, updatedAt: ctx.now }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('billingDetails')
      .values({ userId: ctx.actor.id, ...row })
      .onConflict((known) => known.column('userId').doUpdateSet(row))
      .execute()
    await endDraft(ctx, { form: BILLING_DETAILS_DRAFT, mark: draft })
  })
}

/** Deletes them with the account, in the caller's transaction. */
export async function deleteBillingDetails({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('billingDetails').where('userId', '=', userId).execute()
}
