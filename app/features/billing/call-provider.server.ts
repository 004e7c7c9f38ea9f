import Stripe from 'stripe'
import { deleteCustomerId, saveCustomerId } from '#app/features/accounts/profile/save-customer-id.server.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { cardSentence } from './card-errors.ts'
import { anyCardOf, customerOf, findUserByCustomer, type Payment } from './queries.server.ts'

/** What work with the payment provider needs. The actor may be null: webhooks and jobs have none. */
export type BillingCtx = Pick<Ctx, 'db' | 'now' | 'log' | 'site' | 'random' | 'payments'>

const { StripeCardError, StripeInvalidRequestError, StripeError, StripeAuthenticationError } = Stripe.errors

const TOO_LATE: readonly string[] = [
  'payment_intent_unexpected_state',
  'setup_intent_unexpected_state',
  'invoice_already_paid',
  'invoice_not_editable',
]

/** Whether the provider says that an intent has changed its state: another request was faster. */
export function isTooLate(error: unknown): boolean {
  return error instanceof StripeError && TOO_LATE.includes(error.code ?? '')
}

/** Whether the provider repeats an error of its own: it does so for a day, for all requests under the same key. */
export function isStuck(error: unknown): boolean {
  const cause = error instanceof RefusedError ? error.cause : null
  return cause instanceof StripeError && cause.headers?.['idempotent-replayed'] === 'true'
}

export function isMissing(error: unknown): boolean {
  return error instanceof StripeError && error.code === 'resource_missing'
}

/** Whether the provider did not respond, or could not. */
function isAway(error: unknown): boolean {
  return error instanceof StripeError && (error.statusCode === undefined || error.statusCode >= 500)
}

function refusalOf(error: unknown, log: BillingCtx['log']): unknown {
  if (error instanceof StripeCardError)
    return new RefusedError(refuse('declined', cardSentence(error)), { cause: error })
  const isOurFault = error instanceof StripeInvalidRequestError || error instanceof StripeAuthenticationError
  if (!(error instanceof StripeError) || isOurFault) return error
  log.warn(
    { event: 'payments.away', type: error.type, status: error.statusCode },
    'the payment provider failed',
  )
  return new RefusedError(refuse('unavailable', 'billing.providerAway'), { cause: error })
}

/**
 * Calls the payment provider. A refused card becomes a refusal with a sentence of ours, a provider that is away becomes 503;
 * our own mistakes stay errors. Throws inside a transaction: what is undone there would not be undone at the provider.
 */
export async function callProvider<T>(
  { db, log, payments }: BillingCtx,
  request: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) throw new Error('the payment provider was called inside a transaction')
  const { breaker, stripe } = payments
  if (breaker.isOpen()) throw new RefusedError(refuse('unavailable', 'billing.providerAway'))
  try {
    const response = await request(stripe)
    breaker.recordResponse()
    return response
  } catch (error) {
    if (isAway(error)) breaker.recordFailure()
    else breaker.recordResponse()
    throw refusalOf(error, log)
  }
}

/** Returns the id of an object that the provider sent either whole or by its id. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | null {
  if (!thing) return null
  return typeof thing === 'string' ? thing : thing.id
}

/**
 * Returns the payment for which an object of the provider was made, as we stored it there. Null when there is none,
 * or when another product on the same provider account stored something else under that name.
 */
export function paymentIdOf({ metadata }: { readonly metadata: Stripe.Metadata | null }): string | null {
  const id = metadata?.['payment_id']
  return isUuid(id) ? id : null
}

/** What the provider keeps with everything that is opened for a payment; `paymentIdOf` reads it. */
export const metadataOf = ({ id, userId, listingId, tier }: Payment) => ({
  payment_id: id,
  user_id: userId,
  listing_id: listingId ?? '',
  tier,
})

/** Returns the customer of an account with an imported card, if the earlier site did not say which one; null if there is none. */
async function customerOfCards(ctx: BillingCtx, userId: string): Promise<string | null> {
  const cardId = await anyCardOf(ctx.db, userId)
  if (!cardId) return null
  try {
    const found = await callProvider(ctx, (stripe) => stripe.paymentMethods.retrieve(cardId))
    const customerId = idOf(found.customer)
    if (customerId === null || (await findUserByCustomer(ctx.db, customerId))) return null
    return await saveCustomerId(ctx, { userId, customerId })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Returns the user's customer id at the provider; null if they are no customer. */
export async function findCustomer(ctx: BillingCtx, userId: string): Promise<string | null> {
  const user = await customerOf(ctx.db, userId)
  return user?.customerId ?? customerOfCards(ctx, userId)
}

/**
 * Returns the user's customer id at the provider, and creates it if there is none: one per user, also under
 * concurrent calls.
 */
export async function ensureCustomer(ctx: BillingCtx, userId: string, again = ''): Promise<string> {
  const user = await customerOf(ctx.db, userId)
  assertFound(user, 'accounts.noSuchAccount')
  const known = await findCustomer(ctx, userId)
  if (known) return known
  const { id: customerId } = await callProvider(ctx, (stripe) =>
    stripe.customers.create(
      { email: user.email, name: user.fullName, metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}${again}` },
    ),
  )
  return saveCustomerId(ctx, { userId, customerId })
}

/**
 * Does something for a customer. A number the provider does not know, because it is another provider's or was deleted
 * there, is replaced and everything tried once more; `again` then belongs into the idempotency key.
 */
export async function forCustomer<T>(
  ctx: BillingCtx,
  userId: string,
  work: (customer: string, again: string) => Promise<T>,
): Promise<T> {
  const customerId = await ensureCustomer(ctx, userId)
  try {
    return await work(customerId, '')
  } catch (error) {
    if (!isMissing(error)) throw error
    const again = `:after:${customerId}`
    await deleteCustomerId(ctx, { userId, customerId })
    return work(await ensureCustomer(ctx, userId, again), again)
  }
}
