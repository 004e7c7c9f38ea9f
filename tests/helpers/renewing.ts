import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { createSubscription } from '#app/features/billing/checkout/create-subscription.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aPayingUser } from './paying-user.ts'

/** A listing that renews itself, its first 30 days paid; `later` lets days pass at the provider. */
export async function aRenewingListing(db: Db) {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const cards = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
  const paymentMethodId = cards[0]?.id ?? ''
  const made = await createSubscription(payer.ctx(), {
    packageType: 'silver',
    listingId: id,
    paymentMethodId,
  })
  await payer.deliverEvents()
  async function later(days: number) {
    payer.advance(days)
    await payer.deliverEvents()
  }
  return { payer, id, paymentMethodId, later, ...made }
}

/** Until when the listing is paid, payment by payment. */
export async function endsPaid(db: Db, listingId: string) {
  const parts = await db
    .selectFrom('entitlements')
    .select('endsAt')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'post')
    .orderBy('endsAt')
    .execute()
  return parts.map(({ endsAt }) => endsAt)
}
