import { addCard } from '../../../../app/features/billing/cards/add-card.server.ts'
import { createSubscription } from '../../../../app/features/billing/checkout/create-subscription.server.ts'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { fakePayments } from '../../../../tests/fakes/payments.ts'
import { startCheckout } from '../../../../tests/helpers/checkout.ts'
import { aPayingUser } from '../../../../tests/helpers/paying-user.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

type Fake = ReturnType<typeof fakePayments>

/** Gives a user what only payments bring: cards, a subscription, a payment that is paid, and one that is open. */
export async function withBilling(db: Db, fake: Fake, ids: Ids): Promise<Ids> {
  const id = ids['me'] ?? ''
  const payer = await aPayingUser(db, {
    fake,
    user: { id, email: ids['email'] ?? '', fullName: 'Pat Poster' },
  })
  const [first, second, third] = [
    await payer.card(),
    // The same card twice is one.
    await payer.card('5555555555554444'),
    await payer.card(),
  ]
  const kept = await addCard(payer.ctx(), { paymentMethodId: first })
  await addCard(payer.ctx(), { paymentMethodId: second })
  const renewing = await payer.unpaidListing()
  const card = kept[0]?.id ?? first
  const { subscriptionId, paymentId } = await createSubscription(payer.ctx(), {
    // Without a place in the ticker, of which there are few.
    packageType: 'single',
    listingId: renewing.id,
    paymentMethodId: card,
  })
  await payer.deliverEvents()
  const waiting = await payer.unpaidListing()
  const open = await startCheckout(payer.ctx(), { tier: 'single', listingId: waiting.id, renews: false })
  const migrated = `migrated_${id.replaceAll('-', '')}`
  await db
    .insertInto('subscriptions')
    .values({
      stripeSubscriptionId: migrated,
      stripeCustomerId: `cus_${id.slice(0, 8)}`,
      packageType: 'gold',
      status: 'active',
      userId: id,
      listingTitle: 'Kenworth T680',
    })
    .execute()
  return {
    card,
    secondCard: second,
    newCard: third,
    subscription: subscriptionId,
    migrated,
    paid: paymentId,
    open: open.paymentId,
  }
}
