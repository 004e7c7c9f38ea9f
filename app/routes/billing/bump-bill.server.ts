import { billFor, whyNotPay } from '#app/features/billing/rules.ts'
import { categoryName } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { MAX_PLACE, type PlacesInLists, placesInLists } from '#app/features/items/places-in-lists.server.ts'
import { BUMP } from '#app/features/pricing/packages.ts'
import { pagePath } from '#app/lib/language-path.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { dashboardMeta } from '../page-meta.ts'
import { type BillRequest, paymentMeans, requireOwnListing } from './listing-bill.server.ts'

function placeText({ t, locale }: PersonalCtx, place: number): string {
  const numbered = (n: number) => ({ place: n.toLocaleString(locale) })
  return place > MAX_PLACE
    ? t('billing.bumpBelow', numbered(MAX_PLACE))
    : t('billing.bumpPlace', numbered(place))
}

/** Returns where the listing stands now, list by list: the buyer sees what a bump changes. */
function placesNow(ctx: PersonalCtx, category: string, { inCategory, onHome }: PlacesInLists) {
  const slug = parseCategory(category)
  const own = slug && { list: categoryName(slug, ctx.locale), place: placeText(ctx, inCategory) }
  const home = { list: ctx.t('billing.bumpHome'), place: placeText(ctx, onHome) }
  return own ? [own, home] : [home]
}

/** Returns what moving a listing to the top costs and changes, or why it cannot be bought now ([PAY-11]). */
export async function bumpBill(ctx: PersonalCtx, { id, url }: BillRequest) {
  const { db, now, locale, t } = ctx
  const listing = await requireOwnListing(ctx, id)
  const refusal = whyNotPay(listing, { tier: BUMP, renews: false }, ctx)
  const name = t('billing.top')
  return {
    id,
    name,
    title: inLanguage(listing.title, locale),
    lastPaymentId: listing.lastPaymentId,
    ...billFor(listing, BUMP, now),
    refusal: refusal && t.dynamic(refusal.code, refusal.params),
    places: refusal ? [] : placesNow(ctx, listing.category, await placesInLists(db, { ...listing, now })),
    ...(await paymentMeans(ctx)),
    isHeld: false,
    meta: dashboardMeta(ctx, { name, path: pagePath(url) }),
  }
}
