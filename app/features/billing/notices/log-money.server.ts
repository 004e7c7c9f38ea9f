import { record } from '#app/features/audit/record-action.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type Payment, presentListingId } from '../queries.server.ts'
import { type MoneyEvent, moneyRule } from './money-events.ts'

type LoggingCtx = Pick<Ctx, 'db' | 'now'>

/** The actor is always the site: events of the provider and jobs have none. */
const SYSTEM = { id: null, role: 'system' } as const
const NOWHERE = { requestId: '', visitor: { address: '', userAgent: '' }, actor: null } as const

/** Writes an event about money into the log, as MONEY_EVENTS has it, in the transaction of the change. */
export async function logMoneyEvent(
  { db, now }: LoggingCtx,
  event: MoneyEvent,
  targetId: string,
  details: object,
): Promise<void> {
  const { log, about } = moneyRule(event)
  const entry = { action: log, targetType: about, targetId, details: { event, ...details } }
  await record({ ...NOWHERE, db, now }, entry, SYSTEM)
}

/** Announces a canceled payment: no money has moved, so the log is all there is. */
export async function logCanceledPayment(ctx: LoggingCtx, payment: Payment): Promise<void> {
  const { id, userId, listingId, amountCents, tier, receiptNumber: receipt } = payment
  const listing = listingId && (await presentListingId(ctx.db, listingId))
  await logMoneyEvent(ctx, 'calledOff', id, { userId, listingId: listing, amountCents, tier, receipt })
}
