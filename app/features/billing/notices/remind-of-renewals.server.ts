import { daysAfter } from '#app/lib/day.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { renewalsToRemind } from '../subscriptions/queries.server.ts'
import { type AnnouncingCtx, announceMoney } from './announce-money.server.ts'
import { REMIND_DAYS } from './money-events.ts'

/** In one transaction, so that a worker that dies has reminded nobody twice. */
const AT_ONCE = 100

function remindSome(ctx: AnnouncingCtx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const input = { now, until: daysAfter(now, REMIND_DAYS), limit: AT_ONCE }
    const due = await renewalsToRemind(db, input)
    for (const { id, userId, currentPeriodEnd } of due) {
      await db
        .updateTable('subscriptions')
        .set({ remindedFor: currentPeriodEnd })
        .where('id', '=', id)
        .execute()
      await announceMoney(ctx, 'renewalReminded', { userId, subscriptionId: id })
    }
    return due.length
  })
}

/**
 * Reminds of each renewal once, a week before its charge ([SUB-07]); after a downtime of those that are nearer, too. Who
 * turned it off, or has nothing left to renew, is not written to.
 */
export async function remindOfRenewals(ctx: AnnouncingCtx): Promise<void> {
  while ((await remindSome(ctx)) === AT_ONCE);
}
