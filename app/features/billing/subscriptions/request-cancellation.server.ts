import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { requestMail } from '../emails/money-mails.tsx'
import { announceMoney } from '../notices/announce-money.server.ts'
import { subscriptionOf } from './queries.server.ts'
import { isMigrated } from './subscription-status.ts'

type Input = { readonly subscriptionId: string }

/**
 * Asks the operator to cancel a migrated subscription by hand, and notifies both sides by email (D-08). Asking again
 * changes nothing. Refuses billing.noSuchSubscription, also for one that can be canceled here.
 */
export async function requestCancellation(ctx: PersonalCtx, { subscriptionId }: Input): Promise<void> {
  assertAllowed(await takeToken(ctx, 'billing'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor, site } = ctx
    const found = await subscriptionOf(db, { userId: actor.id, id: subscriptionId })
    assertFound(found, 'billing.noSuchSubscription')
    assertAllowed(isMigrated(subscriptionId) ? null : refuse('notFound', 'billing.noSuchSubscription'))
    if (found.endRequestedAt) return
    await db
      .updateTable('subscriptions')
      .set({ endRequestedAt: now, updatedAt: now })
      .where('id', '=', found.id)
      .execute()
    const about = {
      email: actor.email,
      id: subscriptionId,
      package: found.packageType,
      title: found.listingTitle,
    }
    await sendEmail(ctx, {
      template: 'billing.cancellation-requested',
      recipient: site.adminEmail,
      language: 'en',
      write: (t) => requestMail(t, about),
    })
    await announceMoney(ctx, 'cancellationRequested', { userId: actor.id, subscriptionId: found.id })
  })
}
