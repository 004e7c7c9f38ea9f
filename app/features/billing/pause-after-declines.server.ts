import { assertAllowed, type Refusal } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { askProvider, type BillingCtx, isTooLate } from './ask-provider.server.ts'
import { callOffPayment } from './call-off-payment.server.ts'
import { lastDeclines, paymentOfIntent, personOfCustomer } from './queries.server.ts'
import { DECLINES_MS, whyPaused } from './rules.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** Why this person can try no card now, or null: stolen ones are tried out one after the other. */
export async function whyPausedNow({ db, now }: Reader, userId: string): Promise<Refusal | null> {
  const since = new Date(now.getTime() - 2 * DECLINES_MS)
  return whyPaused(await lastDeclines(db, userId, since), now)
}

/** Refuses billing.pausedAfterDeclines to who has had too many cards refused. */
export async function assertNotPaused(ctx: Reader, userId: string): Promise<void> {
  assertAllowed(await whyPausedNow(ctx, userId))
}

/** Browsers need no server of ours to try another card on an open charge: after too many, it is called off. */
export async function stopPaying(ctx: BillingCtx, intentId: string): Promise<void> {
  const payment = await paymentOfIntent(ctx.db, intentId)
  if (payment?.state !== 'open') return
  if (await whyPausedNow(ctx, payment.userId)) await callOffPayment(ctx, payment)
}

const MOST_FORMS = 100

async function closeForm(ctx: BillingCtx, setupIntentId: string): Promise<void> {
  try {
    await askProvider(ctx, (stripe) => stripe.setupIntents.cancel(setupIntentId))
  } catch (error) {
    if (!isTooLate(error)) throw error
  }
}

/** The same for the forms in which a customer of the provider adds cards. */
export async function stopAddingCards(ctx: BillingCtx, customer: string): Promise<void> {
  const person = await personOfCustomer(ctx.db, customer)
  if (!person || !(await whyPausedNow(ctx, person.id))) return
  const { data } = await askProvider(ctx, (stripe) =>
    stripe.setupIntents.list({ customer, limit: MOST_FORMS }),
  )
  const open = data.filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
  for (const { id } of open) await closeForm(ctx, id)
}
