import type { Ctx } from '#app/platform/ctx.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { type BillingCtx, callProvider, idOf } from './call-provider.server.ts'
import { forEachLogged } from './for-each-logged.server.ts'
import { announceMoney } from './notices/announce-money.server.ts'
import { END_EVENTS, type EndReason } from './notices/money-events.ts'
import { LIVE_STATUSES } from './rules.ts'
import { notMigrated, type Subscription, subscriptionsToEnd } from './subscriptions/queries.server.ts'
import { subscriptionStatus } from './subscriptions/subscription-status.ts'
import { saveSubscription, syncSubscription } from './subscriptions/sync-subscription.server.ts'

type Whose =
  | { readonly userId: string }
  | { readonly listingId: string }
  | { readonly stripeSubscriptionId: string }

function columnOf(whose: Whose) {
  if ('userId' in whose) return ['userId', whose.userId] as const
  if ('listingId' in whose) return ['listingId', whose.listingId] as const
  return ['stripeSubscriptionId', whose.stripeSubscriptionId] as const
}

/**
 * Ends the subscriptions of a user or of a listing with the paid period (D-09, D-12, D-37), in the caller's
 * transaction, and emails the owner why ([SUB-07]); a job ends them at the provider. Migrated ones are left to the
 * operator. Returns how many.
 */
export async function endSubscriptionsOf(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  whose: Whose,
  why: EndReason,
): Promise<number> {
  const { db, now } = ctx
  const [column, id] = columnOf(whose)
  const ended = await db
    .updateTable('subscriptions')
    .set({ cancelAtPeriodEnd: true, endRequestedAt: now, updatedAt: now })
    .where(column, '=', id)
    .where('status', 'in', [...LIVE_STATUSES, 'incomplete'])
    .where('cancelAtPeriodEnd', '=', false)
    .where(notMigrated)
    .returning(['id', 'userId', 'status'])
    .execute()
  if (ended.length > 0) await enqueueJob(ctx, 'billing.end-subscriptions')
  // What was never paid for was never on.
  const known = ended.filter(({ status }) => status !== 'incomplete')
  for (const { id: subscriptionId, userId } of known)
    await announceMoney(ctx, END_EVENTS[why], { userId, subscriptionId })
  return ended.length
}

/** Two would charge for the same 30 days: what renewed a listing before ends when something else renews it. */
export async function endOtherRenewals(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  stripeSubscriptionId: string,
): Promise<void> {
  const { db, now } = ctx
  const ended = await db
    .updateTable('subscriptions')
    .set({ cancelAtPeriodEnd: true, endRequestedAt: now, updatedAt: now })
    .where('stripeSubscriptionId', '<>', stripeSubscriptionId)
    .where('listingId', '=', (eb) =>
      eb
        .selectFrom('subscriptions as newer')
        .select('newer.listingId')
        .where('newer.stripeSubscriptionId', '=', stripeSubscriptionId),
    )
    .where('status', 'in', LIVE_STATUSES)
    .where('cancelAtPeriodEnd', '=', false)
    .where(notMigrated)
    .returning(['id', 'userId'])
    .execute()
  if (ended.length > 0) await enqueueJob(ctx, 'billing.end-subscriptions')
  for (const { id: subscriptionId, userId } of ended)
    await announceMoney(ctx, 'renewalTurnedOff', { userId, subscriptionId })
}

const AT_ONCE = 100

/** A charge that has failed would be tried again after the end was asked for: such a subscription ends at once. */
async function endAtOnce(ctx: BillingCtx, id: string, invoiceId: string | null): Promise<void> {
  const ended = await callProvider(ctx, async (stripe) => {
    const invoice = invoiceId ? await stripe.invoices.retrieve(invoiceId) : null
    if (invoice?.id && invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
    return stripe.subscriptions.cancel(id)
  })
  await saveSubscription(ctx, ended)
}

async function endAtProvider(ctx: BillingCtx, subscription: Subscription): Promise<void> {
  const { stripeSubscriptionId: id } = subscription
  const known = await syncSubscription(ctx, id)
  if (known && subscriptionStatus(known.status) === 'pastDue')
    await endAtOnce(ctx, id, idOf(known.latest_invoice))
  else if (known && subscriptionStatus(known.status) !== 'canceled' && !known.cancel_at_period_end)
    await saveSubscription(
      ctx,
      await callProvider(ctx, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true })),
    )
  // If the end was requested again meanwhile, it is sent again.
  await ctx.db
    .updateTable('subscriptions')
    .set({ endRequestedAt: null })
    .where('id', '=', subscription.id)
    .where('endRequestedAt', '=', subscription.endRequestedAt)
    .execute()
}

/** Ends the requested subscriptions at the provider. Idempotent. Throws when one of them could not be ended yet. */
export async function sendCancellations(ctx: BillingCtx): Promise<void> {
  const subscriptions = await subscriptionsToEnd(ctx.db, AT_ONCE)
  const failed = await forEachLogged(ctx, subscriptions, (subscription) => endAtProvider(ctx, subscription))
  if (failed > 0) throw new Error(`${failed} subscriptions are still to be ended at the provider`)
}
