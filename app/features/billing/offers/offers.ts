import { BUMP, DEFAULT_TIER, TIERS, type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import { billFor, type ListingToPay, payableState, tierNow, tiersFor, whyNotPay } from '../rules.ts'

/** A package that the payment page of a listing would charge for. */
export type Offer = { readonly tier: Tier; readonly amountCents: Cents }

/** What moving a live listing to the top costs, and why it cannot be bought now, or null if it can. */
export type BumpOffer = { readonly amountCents: Cents; readonly whyNot: Refusal | null }

/** What the owner of a paid listing can buy for it: more days, more visibility, or a renewal each month. */
export type ListingOffers = {
  readonly extend: Offer | null
  /** The smallest larger package, by its difference. */
  readonly upgrade: Offer | null
  /** Whether the listing has ended: more days bring it back. */
  readonly isOver: boolean
  readonly mayRenew: boolean
  readonly bump: BumpOffer | null
}

type By = { readonly actor: Pick<Actor, 'id'>; readonly now: Date }

function bumpFor(listing: ListingToPay, by: By): BumpOffer | null {
  if (payableState(listing, by.now) !== 'live') return null
  const whyNot = whyNotPay(listing, { tier: BUMP, renews: false }, by)
  return { amountCents: billFor(listing, BUMP, by.now).amountCents, whyNot }
}

/**
 * Returns what is offered for a listing, by the rules of the payment page. Nothing for one that is unpaid, sold, or
 * not approved: paying would not show it.
 */
export function offersFor(listing: ListingToPay, { actor, now }: By): ListingOffers | null {
  const { status, moderation, paymentStatus, paymentType } = listing
  if (paymentStatus !== 'completed' || status === 'sold' || moderation !== 'approved') return null
  const has = tierNow(listing, now)
  const tier = has ?? tierNamed(paymentType) ?? DEFAULT_TIER
  const offer = (wanted: Tier | undefined): Offer | null =>
    wanted === undefined || whyNotPay(listing, { tier: wanted, renews: false }, { actor, now })
      ? null
      : { tier: wanted, amountCents: billFor(listing, wanted, now).amountCents }
  const larger = TIERS.find((one) => one !== has && tiersFor(listing, now).includes(one))
  return {
    extend: offer(tier),
    upgrade: has === null ? null : offer(larger),
    isOver: has === null,
    mayRenew: whyNotPay(listing, { tier, renews: true }, { actor, now }) === null,
    bump: bumpFor(listing, { actor, now }),
  }
}
