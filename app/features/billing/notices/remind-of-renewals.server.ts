import { daysAfter } from '#app/lib/day.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { renewalsToRemind } from '../subscriptions/queries.server.ts'
import { type AnnouncingCtx, announceMoney } from './announce-money.server.ts'
import { REMIND_DAYS } from './money-events.ts'

/** Reminders per transaction; a worker that dies has sent none of them twice. */
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
 * Sends a reminder of each renewal once, a week before its charge ([SUB-07]); after downtime also of nearer ones.
 * Users who turned it off, or have nothing left to renew, get none.
 */
export async function remindOfRenewals(ctx: AnnouncingCtx): Promise<void> {
  while ((await remindSome(ctx)) === AT_ONCE);
}
