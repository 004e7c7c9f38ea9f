import { sql } from 'kysely'
import { DEFAULT_TIER, type Tier } from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { assertFound, type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { findSeriesToPay } from '../queries.server.ts'
import { tierNow, whyNotPay } from '../rules.ts'
import type { ExtensionSeries } from './extension-series.ts'
import { offersFor } from './offers.ts'

/** A listing of a series: what extending it costs, why it cannot be extended, or until when it was. */
export type Extension = {
  readonly id: string
  readonly title: string
  readonly tier: Tier | null
  readonly amountCents: number
  readonly isDone: boolean
  readonly expiresAt: Date | null
  readonly whyNot: Refusal | null
}

type Payable = Awaited<ReturnType<typeof findSeriesToPay>>[number]

/** Returns the listings that were paid for since then, as the payments say. */
async function extendedIds({ db, actor }: PersonalCtx, { ids, sinceMs }: ExtensionSeries) {
  const rows = await db
    .selectFrom('payments')
    .select('listingId')
    .where('userId', '=', actor.id)
    .where('listingId', 'in', ids)
    .where('state', '=', 'paid')
    .where('reason', '<>', 'bump')
    .where(sql<boolean>`booked_at >= ${new Date(sinceMs)}`)
    .execute()
  return new Set(rows.map(({ listingId }) => listingId))
}

type By = Pick<PersonalCtx, 'actor' | 'now'>

/** What more days of a listing cost, or why there are none to buy. */
function extensionOf(listing: Payable, by: By): Pick<Extension, 'tier' | 'amountCents' | 'whyNot'> {
  const offers = listing.replacedBy === null ? offersFor(listing, by) : null
  if (offers?.extend) return { ...offers.extend, whyNot: null }
  const tier = tierNow(listing, by.now) ?? DEFAULT_TIER
  const whyNot = offers && whyNotPay(listing, { tier, renews: false }, by)
  const isUnpaid = listing.paymentStatus !== 'completed'
  const otherwise = refuse('conflict', isUnpaid ? 'billing.extendUnpaid' : 'billing.extendNotShown')
  return { tier: null, amountCents: 0, whyNot: whyNot ?? otherwise }
}

/** Returns the listings of a series in its order. Refuses all when one of them is not the actor's ([DASH-16]). */
export async function readExtensions(
  ctx: PersonalCtx,
  series: ExtensionSeries,
): Promise<readonly Extension[]> {
  const { db, actor, now, locale } = ctx
  const [listings, done] = await Promise.all([findSeriesToPay(db, series.ids, now), extendedIds(ctx, series)])
  return series.ids.map((id) => {
    const listing = listings.find((one) => one.id === id.toLowerCase())
    const own = listing?.userId === actor.id && listing.deletedAt === null ? listing : null
    assertFound(own, 'billing.noSuchListing')
    const { title, expiresAt } = own
    return {
      id: own.id,
      title: inLanguage(title, locale),
      expiresAt,
      isDone: done.has(own.id),
      ...extensionOf(own, ctx),
    }
  })
}
