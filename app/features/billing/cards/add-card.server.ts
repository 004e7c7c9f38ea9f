import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider, ensureCustomer, idOf, isMissing } from '../call-provider.server.ts'
import type { SavedCard } from './queries.server.ts'
import { syncCards } from './sync-cards.server.ts'

type Input = { readonly paymentMethodId: string }

async function ownerOf(ctx: PersonalCtx, { paymentMethodId }: Input): Promise<string | null> {
  try {
    const card = await callProvider(ctx, (stripe) => stripe.paymentMethods.retrieve(paymentMethodId))
    return idOf(card.customer)
  } catch (error) {
    if (isMissing(error)) throw new RefusedError(refuse('notFound', 'billing.noSuchCard'), { cause: error })
    throw error
  }
}

/**
 * Saves a card for a user ([SUB-03]); saving it twice is harmless. The first one becomes the default. Refuses
 * billing.noSuchCard, billing.cardOfOther, and what the bank declines.
 */
export async function addCard(ctx: PersonalCtx, input: Input): Promise<readonly SavedCard[]> {
  const { paymentMethodId } = input
  const customer = await ensureCustomer(ctx, ctx.actor.id)
  const owner = await ownerOf(ctx, input)
  if (owner && owner !== customer) throw new RefusedError(refuse('notFound', 'billing.noSuchCard'))
  if (!owner) await callProvider(ctx, (stripe) => stripe.paymentMethods.attach(paymentMethodId, { customer }))
  return syncCards(ctx, ctx.actor.id)
}
