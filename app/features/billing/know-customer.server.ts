import { keepCustomer } from '#app/features/accounts/keep-customer.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { askProvider, type BillingCtx } from './ask-provider.server.ts'
import { customerOf } from './queries.server.ts'

/** The number the provider knows somebody by; made at the first need, one a person even under two calls at once. */
export async function knowCustomer(ctx: BillingCtx, userId: string): Promise<string> {
  const person = await customerOf(ctx.db, userId)
  assertFound(person, 'accounts.noSuchAccount')
  if (person.customerId) return person.customerId
  const { id: customerId } = await askProvider(ctx, (stripe) =>
    stripe.customers.create(
      { email: person.email, name: person.fullName, metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}` },
    ),
  )
  return keepCustomer(ctx, { userId, customerId })
}
