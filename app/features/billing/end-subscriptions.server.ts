import type { Ctx } from '#app/platform/ctx.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { askProvider, type BillingCtx, isMissing } from './ask-provider.server.ts'
import { notMigrated, type Subscription, subscriptionsToEnd } from './subscriptions/queries.server.ts'
import { LIVE_STATUSES } from './subscriptions/rules.ts'
import { keepSubscription } from './subscriptions/sync-subscription.server.ts'

type Whose = { readonly userId: string } | { readonly listingId: string }

/**
 * Lets the subscriptions of a person or of a listing end with the period that is paid (D-09, D-12, D-37), in the caller's
 * transaction; a job tells the provider. Migrated ones are left to people. Answers how many.
 */
export async function endSubscriptionsOf(ctx: Pick<Ctx, 'db' | 'now'>, whose: Whose): Promise<number> {
  const { db, now } = ctx
  const [column, id] =
    'userId' in whose ? (['userId', whose.userId] as const) : (['listingId', whose.listingId] as const)
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ cancelAtPeriodEnd: true, endRequestedAt: now, updatedAt: now })
    .where(column, '=', id)
    .where('status', 'in', [...LIVE_STATUSES, 'incomplete'])
    .where('cancelAtPeriodEnd', '=', false)
    .where(notMigrated)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await enqueueJob(ctx, 'billing.end-subscriptions')
  return Number(numUpdatedRows)
}

const AT_ONCE = 100

async function endAtProvider(ctx: BillingCtx, { id, stripeSubscriptionId }: Subscription): Promise<void> {
  try {
    const ending = await askProvider(ctx, (stripe) =>
      stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true }),
    )
    await keepSubscription(ctx, ending)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await ctx.db.updateTable('subscriptions').set({ endRequestedAt: null }).where('id', '=', id).execute()
}

/** Tells the provider which subscriptions are to end. Telling it twice changes nothing. */
export async function tellProviderOfEnds(ctx: BillingCtx): Promise<void> {
  for (const subscription of await subscriptionsToEnd(ctx.db, AT_ONCE)) await endAtProvider(ctx, subscription)
}
