import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { formatSeries, parseSeries, SERIES_PARAM } from '#app/features/billing/offers/extension-series.ts'
import { refusalsOf } from '#app/features/billing/pauses/find-pause.server.ts'
import { whyPaused } from '#app/features/billing/pauses/rules.ts'
import { findListingToPay } from '#app/features/billing/queries.server.ts'
import {
  type Bill,
  billFor,
  type ListingToPay,
  partsFor,
  payableState,
  tierNow,
  tiersFor,
  whyNotPay,
} from '#app/features/billing/rules.ts'
import { findPresentation, lastTierBought } from '#app/features/listings/posting/queries.server.ts'
import { holdReasonFor } from '#app/features/listings/publishing/hold-reason.server.ts'
import {
  DEFAULT_TIER,
  type Offer,
  PACKAGES,
  type Part,
  parseTier,
  type Tier,
} from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'
import { dashboardMeta } from '../page-meta.ts'

export type BillRequest = { readonly id: string; readonly url: URL }

/** Returns an own listing, as the rules of paying judge it. To everyone else it does not exist. */
export async function requireOwnListing({ db, actor, now }: PersonalCtx, id: string) {
  const listing = isUuid(id) ? await findListingToPay(db, id, now) : undefined
  if (listing?.userId !== actor.id) throw refused(refuse('notFound', 'billing.noSuchListing'))
  return listing
}

/** What the payment window needs apart from the bill: the user's cards, the provider, and a pause after declined cards. */
export async function paymentMeans(ctx: PersonalCtx) {
  const { mode, publishableKey } = ctx.payments
  const cards = await cardsOf(ctx.db, ctx.actor.id)
  return { cards, provider: { mode, publishableKey }, ...(await declinePause(ctx)) }
}

function offerOf(listing: ListingToPay, tier: Tier, now: Date): Offer & Bill {
  const bill = billFor(listing, tier, now)
  const added = partsFor(listing, tier, now)
  const parts: readonly Part[] = PACKAGES[tier].parts
  return {
    ...bill,
    priceCents: bill.amountCents,
    owned: parts.filter((part) => !added.includes(part)),
    until: bill.reason === 'upgrade' ? listing.expiresAt : null,
  }
}

/**
 * What a listing costs, package by package. Chosen is the package the listing has, else the
 * one its owner bought last, else the smallest.
 */
export async function listingBill(ctx: PersonalCtx, { id, url }: BillRequest) {
  const { db, actor, now, locale, t } = ctx
  const listing = await requireOwnListing(ctx, id)
  const { pathname, searchParams } = url
  const choices = tiersFor(listing, now)
  const series = parseSeries(searchParams.get(SERIES_PARAM))
  const has = tierNow(listing, now)
  const usual = has ?? (await lastTierBought(db, actor.id)) ?? DEFAULT_TIER
  const tier = parseTier(searchParams, choices, usual)
  const offers: Partial<Record<Tier, Offer & Bill>> = Object.fromEntries(
    choices.map((choice) => [choice, offerOf(listing, choice, now)]),
  )
  const refusal = whyNotPay(listing, { tier, renews: false }, { actor, now })
  const heldFor = await holdReasonFor(ctx, listing)
  const state = payableState(listing, now)
  const name = t(state === 'unpaid' ? 'billing.payTitle' : 'billing.payAgainTitle')
  return {
    id,
    name,
    title: inLanguage(listing.title, locale),
    lastPaymentId: listing.lastPaymentId,
    choices,
    offers,
    has,
    state,
    endsAt: listing.expiresAt,
    tier,
    renews: searchParams.get('renews') === '1',
    seriesAt: series && `/dashboard/extend?${SERIES_PARAM}=${formatSeries(series)}`,
    refusal: refusal && t.dynamic(refusal.code, refusal.params),
    ...(await paymentMeans(ctx)),
    ...(await findPresentation(db, id)),
    isHeld: heldFor !== null,
    priceNote: heldFor === 'price' && state === 'unpaid',
    meta: dashboardMeta(ctx, { name, path: pathname }),
  }
}

/** What a page about cards says of refused ones: how many count, and the pause they led to ([PAY-03]). */
export async function declinePause(ctx: PersonalCtx) {
  const { declines, pause } = await refusalsOf(ctx)
  const why = pause && whyPaused(pause, ctx.now)
  return { declines, paused: why && { text: ctx.t.dynamic(why.code, why.params), canLift: pause.canLift } }
}
