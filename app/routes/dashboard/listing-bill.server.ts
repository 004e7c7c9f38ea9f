import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { PICKER, POPULAR, type Tier } from '#app/features/billing/packages/rules.ts'
import { refusalsOf } from '#app/features/billing/pauses/pause-after-declines.server.ts'
import { whyPaused } from '#app/features/billing/pauses/rules.ts'
import { findListingToPay } from '#app/features/billing/queries.server.ts'
import { type Bill, billFor, tierAsked, tiersFor, whyNotPay } from '#app/features/billing/rules.ts'
import { mustWait } from '#app/features/listings/posting/must-wait.server.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { refused } from '../guards.server.ts'
import { dashboardMeta } from './dashboard-page.ts'

type Asked = { readonly id: string; readonly request: Request }

/** What a listing costs, package by package, with the cards its owner has. To everybody else it does not exist. */
export async function listingBill(ctx: PersonalCtx, { id, request }: Asked) {
  const { db, actor, now, locale, t, payments } = ctx
  const listing = isUuid(id) ? await findListingToPay(db, id, now) : undefined
  if (listing?.userId !== actor.id) throw refused(refuse('notFound', 'billing.noSuchListing'))
  const { pathname, searchParams } = new URL(request.url)
  const choices = PICKER.filter((choice) => tiersFor(listing, now).includes(choice))
  const fallback = choices.find((choice) => choice === POPULAR) ?? choices[0] ?? POPULAR
  const tier = tierAsked(searchParams, choices, fallback)
  const bills: Partial<Record<Tier, Bill>> = Object.fromEntries(
    choices.map((choice) => [choice, billFor(listing, choice, now)]),
  )
  const refusal = whyNotPay(listing, { tier, renews: false }, { actor, now })
  const { declines, pause } = await refusalsOf(ctx)
  const paused = pause && whyPaused(pause, now)
  const { mode, publishableKey } = payments
  return {
    id,
    title: inLanguage(listing.title, locale),
    choices,
    bills,
    tier,
    renews: searchParams.get('renews') === '1',
    refusal: refusal && t.said(refusal.code, refusal.params),
    paused: paused && { text: t.said(paused.code, paused.params), canLift: pause.canLift },
    declines,
    isHeld: await mustWait(ctx, listing),
    cards: await cardsOf(db, actor.id),
    provider: { mode, publishableKey },
    meta: dashboardMeta(ctx, { name: t('billing.payTitle'), path: pathname }),
  }
}
