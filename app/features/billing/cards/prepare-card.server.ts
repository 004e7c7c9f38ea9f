import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider, forCustomer, isMissing } from '../call-provider.server.ts'
import { assertNotPaused } from '../pauses/find-pause.server.ts'
import { customerOf } from '../queries.server.ts'

/**
 * Returns the secret with which the browser sends a new card to the provider. Nothing is charged. Refuses
 * billing.pausedAfterDeclines.
 */
export async function prepareCard(ctx: PersonalCtx): Promise<string> {
  await assertNotPaused(ctx)
  const intent = await forCustomer(ctx, ctx.actor.id, (customer) =>
    callProvider(ctx, (stripe) =>
      stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true },
        metadata: { user_id: ctx.actor.id },
      }),
    ),
  )
  return intent.client_secret ?? ''
}

/**
 * Returns the address of the provider's own pages about a user's cards and bills ([SUB-04]); they lead back to the
 * dashboard only. Refuses billing.noCustomer for a user who never paid anything.
 */
export async function openPortal(ctx: PersonalCtx): Promise<string> {
  const user = await customerOf(ctx.db, ctx.actor.id)
  const customer = user?.customerId
  if (!customer) throw new RefusedError(refuse('notFound', 'billing.noCustomer'))
  try {
    const { url } = await callProvider(ctx, (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: `${ctx.site.publicUrl}/dashboard` }),
    )
    return url
  } catch (error) {
    if (isMissing(error)) throw new RefusedError(refuse('notFound', 'billing.noCustomer'), { cause: error })
    throw error
  }
}
