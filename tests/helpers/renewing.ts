import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { createSubscription } from '#app/features/billing/checkout/create-subscription.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aTill } from './paying-user.ts'

/** A listing that renews itself, its first 30 days paid; `later` lets days pass at the provider. */
export async function aRenewingListing(db: Db) {
  const till = await aTill(db)
  const { id } = await till.draft()
  const cards = await addCard(till.ctx(), { paymentMethodId: await till.card() })
  const paymentMethodId = cards[0]?.id ?? ''
  const made = await createSubscription(till.ctx(), { packageType: 'silver', listingId: id, paymentMethodId })
  await till.hear()
  async function later(days: number) {
    till.advance(days)
    await till.hear()
  }
  return { till, id, paymentMethodId, later, ...made }
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
