import { deleteCustomerId } from '#app/features/accounts/profile/save-customer-id.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { type BillingCtx, callProvider, isMissing } from '../call-provider.server.ts'
import { cancelPayment } from '../cancel-payment.server.ts'
import { forEachLogged } from '../for-each-logged.server.ts'
import { announceMoney } from '../notices/announce-money.server.ts'
import { openPaymentsOf } from '../queries.server.ts'
import { liveSubscriptionsOf } from '../subscriptions/queries.server.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.server.ts'
import { customersToDelete } from './queries.server.ts'

/**
 * Deletes the cards of a user who deletes their account, in the caller's transaction; a job deletes them and the
 * customer at the provider (D-37).
 */
export async function queueCardDeletion(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  userId: string,
): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('paymentMethods')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await announceMoney(ctx, 'cardsForgotten', { userId })
  await enqueueJob(ctx, 'billing.forget-customers')
}

const MAX_CARDS = 100

/**
 * Cards first: deleting the customer ends subscriptions, and cards that are still attached then would stay at the
 * provider.
 */
async function deleteAtProvider(ctx: BillingCtx, customerId: string): Promise<void> {
  try {
    const { data } = await callProvider(ctx, (stripe) =>
      stripe.customers.listPaymentMethods(customerId, { limit: MAX_CARDS }),
    )
    for (const { id } of data) await callProvider(ctx, (stripe) => stripe.paymentMethods.detach(id))
    await callProvider(ctx, (stripe) => stripe.customers.del(customerId))
  } catch (error) {
    // Deleted there before.
    if (!isMissing(error)) throw error
  }
}

type Gone = { readonly id: string; readonly customerId: string }

async function forget(ctx: BillingCtx, { id: userId, customerId }: Gone): Promise<void> {
  // A browser that still has the secret of an open charge could pay it.
  await forEachLogged(ctx, await openPaymentsOf(ctx.db, userId), (payment) => cancelPayment(ctx, payment))
  await deleteAtProvider(ctx, customerId)
  // Their subscriptions ended with the customer.
  const live = await liveSubscriptionsOf(ctx.db, userId)
  await forEachLogged(ctx, live, ({ stripeSubscriptionId }) => syncSubscription(ctx, stripeSubscriptionId))
  await deleteCustomerId(ctx, { userId, customerId })
}

const AT_ONCE = 100

/** Deletes at the provider the cards and customers of deleted accounts, until none is left there. May run twice. */
export async function deleteCustomers(ctx: BillingCtx): Promise<void> {
  const gone = await customersToDelete(ctx.db, AT_ONCE)
  const failed = await forEachLogged(ctx, gone, (customer) => forget(ctx, customer))
  if (failed > 0) throw new Error(`${failed} customers are still to be deleted at the provider`)
}
