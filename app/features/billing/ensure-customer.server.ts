import { deleteCustomerId, saveCustomerId } from '#app/features/accounts/save-customer-id.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { askProvider, type BillingCtx, isMissing } from './ask-provider.server.ts'
import { customerOf } from './queries.server.ts'

/** The number the provider knows somebody by; made at the first need, one a person even under two calls at once. */
export async function ensureCustomer(ctx: BillingCtx, userId: string, again = ''): Promise<string> {
  const user = await customerOf(ctx.db, userId)
  assertFound(user, 'accounts.noSuchAccount')
  if (user.customerId) return user.customerId
  const { id: customerId } = await askProvider(ctx, (stripe) =>
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
