import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { BILLING_DETAILS_DRAFT, type BillingDetails } from './receipt-details.ts'

type Sent = BillingDetails & { readonly draft?: string | undefined; readonly version?: string | undefined }

/** Returns the details of a user, who may have none yet, locked until the end of the transaction. */
async function lockDetails({ db }: Pick<Ctx, 'db'>, userId: string): Promise<BillingDetails> {
  await db
    .insertInto('billingDetails')
    .values({ userId })
    .onConflict((known) => known.doNothing())
    .execute()
  return db
    .selectFrom('billingDetails')
    .select(['company', 'address', 'taxId', 'bookkeeperEmail'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Keeps what a buyer wants on receipts, old ones included. Refuses `limits.wait`. Throws StaleFormError if they were changed
 * since the form was opened.
 */
export async function saveBillingDetails(
  ctx: PersonalCtx,
  { company, address, taxId, bookkeeperEmail, draft, version }: Sent,
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editProfile'))
  const details = { company, address, taxId, bookkeeperEmail }
  await inTransaction(ctx, async (ctx) => {
    assertCurrent(await lockDetails(ctx, ctx.actor.id), { ...details, version })
    await ctx.db
      .updateTable('billingDetails')
      .set({ ...details, updatedAt: ctx.now })
      .where('userId', '=', ctx.actor.id)
      .execute()
    await endDraft(ctx, { form: BILLING_DETAILS_DRAFT, mark: draft })
  })
}

/** Deletes them with the account, in the caller's transaction. */
export async function deleteBillingDetails({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('billingDetails').where('userId', '=', userId).execute()
}
