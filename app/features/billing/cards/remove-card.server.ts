import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider, ensureCustomer, findCustomer, isMissing } from '../call-provider.server.ts'
import { cardOf, idsOfCard, renewingWith, type SavedCard } from './queries.server.ts'
import { setDefault, syncCards } from './sync-cards.server.ts'

type Input = { readonly paymentMethodId: string }

async function detach(ctx: PersonalCtx, paymentMethodId: string): Promise<void> {
  try {
    await callProvider(ctx, (stripe) => stripe.paymentMethods.detach(paymentMethodId))
  } catch (error) {
    // Gone there already: only our copy is old.
    if (!isMissing(error)) throw error
  }
}

/**
 * Forgets a card ([SUB-03]), however often it was saved. Another one becomes the default in its place. Refuses billing.noSuchCard, also for a
 * card of another user, accounts.reauthenticate, and billing.cardInUse while a subscription goes on being paid with
 * it.
 */
export async function removeCard(ctx: PersonalCtx, input: Input): Promise<readonly SavedCard[]> {
  const named = { userId: ctx.actor.id, ...input }
  assertFound(await cardOf(ctx.db, named), 'billing.noSuchCard')
  assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
  const ids = await idsOfCard(ctx.db, named)
  if (await renewingWith(ctx.db, { userId: ctx.actor.id, ids }))
    throw new RefusedError(refuse('conflict', 'billing.cardInUse'))
  // Detached, an imported card no longer says whose it was.
  await findCustomer(ctx, ctx.actor.id)
  for (const id of ids) await detach(ctx, id)
  return syncCards(ctx, ctx.actor.id)
}

/** Makes a card the default one. Refuses billing.noSuchCard, also for a card of another user. */
export async function setDefaultCard(ctx: PersonalCtx, input: Input): Promise<readonly SavedCard[]> {
  assertFound(await cardOf(ctx.db, { userId: ctx.actor.id, ...input }), 'billing.noSuchCard')
  await setDefault(ctx, await ensureCustomer(ctx, ctx.actor.id), input.paymentMethodId)
  return syncCards(ctx, ctx.actor.id)
}
