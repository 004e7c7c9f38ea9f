import type Stripe from 'stripe'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type BillingCtx, callProvider, findCustomer, idOf } from '../call-provider.server.ts'
import { findUserByCustomer } from '../queries.server.ts'
import { cardsOf, lockOwner, type SavedCard } from './queries.server.ts'

type AtProvider = { readonly cards: readonly Stripe.PaymentMethod[]; readonly defaultId: string | null }

const MAX_CARDS = 100
const NO_CARDS: AtProvider = { cards: [], defaultId: null }

async function cardsAtProvider(ctx: BillingCtx, customerId: string): Promise<AtProvider> {
  const [customer, { data: cards }] = await callProvider(ctx, (stripe) =>
    Promise.all([
      stripe.customers.retrieve(customerId),
      stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MAX_CARDS }),
    ]),
  )
  const defaultId = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
  return { cards, defaultId }
}

function rowsOf(userId: string, { cards, defaultId }: AtProvider) {
  return cards.flatMap(({ id, card }) =>
    card
      ? [
          {
            userId,
            stripePaymentMethodId: id,
            cardBrand: card.brand,
            cardLast4: card.last4,
            fingerprint: card.fingerprint ?? '',
            cardExpMonth: card.exp_month,
            cardExpYear: card.exp_year,
            isDefault: id === defaultId,
          },
        ]
      : [],
  )
}

function writeCards(ctx: BillingCtx, userId: string, found: AtProvider) {
  return inTransaction(ctx, async ({ db, now }) => {
    await lockOwner(db, userId)
    const rows = rowsOf(userId, found)
    const ids = rows.map(({ stripePaymentMethodId }) => stripePaymentMethodId)
    // Two defaults at once would violate a constraint: the old one is unset first.
    await db.updateTable('paymentMethods').set({ isDefault: false }).where('userId', '=', userId).execute()
    let gone = db.deleteFrom('paymentMethods').where('userId', '=', userId)
    if (ids.length > 0) gone = gone.where('stripePaymentMethodId', 'not in', ids)
    await gone.execute()
    for (const row of rows)
      await db
        .insertInto('paymentMethods')
        .values({ ...row, createdAt: now })
        .onConflict((known) => known.column('stripePaymentMethodId').doUpdateSet(row))
        .execute()
    return cardsOf(db, userId)
  })
}

/** Sets the card that pays where no other is named. */
export function setDefault(ctx: BillingCtx, customerId: string, paymentMethodId: string) {
  return callProvider(ctx, (stripe) =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethodId } }),
  )
}

/** However a card was saved, one is the default: the oldest, when the user chose none. */
async function withDefault(ctx: BillingCtx, customerId: string): Promise<AtProvider> {
  const found = await cardsAtProvider(ctx, customerId)
  const oldest = found.cards.toSorted((a, b) => a.created - b.created)[0]
  if (found.cards.some(({ id }) => id === found.defaultId) || !oldest) return found
  await setDefault(ctx, customerId, oldest.id)
  return { ...found, defaultId: oldest.id }
}

/** Copies a user's cards from the provider, which is authoritative; an unknown customer has none. */
export async function syncCards(ctx: BillingCtx, userId: string): Promise<readonly SavedCard[]> {
  const customerId = await findCustomer(ctx, userId)
  return writeCards(ctx, userId, customerId ? await withDefault(ctx, customerId) : NO_CARDS)
}

/** The same for an event that names a customer of the provider; other customers are ignored. */
export async function syncCardsOfCustomer(ctx: BillingCtx, customerId: string): Promise<void> {
  const user = await findUserByCustomer(ctx.db, customerId)
  if (user) await syncCards(ctx, user.id)
}
