import { type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { findListingsToPay } from '../queries.server.ts'
import { liveSubscriptionsFor, type OwnSubscription } from '../subscriptions/queries.server.ts'
import { type ListingOffers, offersFor } from './offers.ts'

/** What a card of the dashboard offers, by the id of its listing. */
export type CardOffers = {
  readonly offers: ListingOffers | null
  /** What renews the listing, or did until it was turned off. */
  readonly subscription: OwnSubscription | null
  /** The package that was paid for last; null for an unpaid listing. */
  readonly bought: Tier | null
}

/** Returns the offers for these listings of the user. Those that another listing replaced have none. */
export async function cardOffers(
  { db, actor, now }: PersonalCtx,
  ids: readonly string[],
): Promise<Readonly<Record<string, CardOffers>>> {
  if (ids.length === 0) return {}
  const [listings, subscriptions] = await Promise.all([
    findListingsToPay(db, ids, now),
    liveSubscriptionsFor(db, actor.id, ids),
  ])
  const ofListing = (id: string) => subscriptions.find(({ listingId }) => listingId === id) ?? null
  return Object.fromEntries(
    listings.map((listing) => [
      listing.id,
      {
        offers: offersFor(listing, { actor, now }),
        subscription: ofListing(listing.id),
        bought: listing.paymentStatus === 'completed' ? tierNamed(listing.paymentType) : null,
      },
    ]),
  )
}
