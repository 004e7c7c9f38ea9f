import type { RouterContextProvider } from 'react-router'
import {
  formatPlaceChoice,
  isInCategory,
  type PlaceChoice,
  withQuery,
} from '#app/features/billboards/place-choice.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { PlaceCards, type PlaceOffer } from '#app/features/layouts/placements/components/place-cards.tsx'
import { describePlacement } from '#app/features/layouts/placements/describe-placement.server.ts'
import { readPlacements } from '#app/features/layouts/placements/read-placements.server.ts'
import { TIER_PARAM } from '#app/features/listings/posting/listing-form.ts'
import { priceOf } from '#app/features/pricing/packages.ts'
import {
  BILLBOARD_PLACEMENTS,
  PLACEMENTS,
  type PlacementKind,
  packageWith,
  partOf,
} from '#app/features/pricing/placements.ts'
import { formatCents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { markupOf, pageMarkup } from './markup.server.tsx'

type Translate = Ctx['t']
type Bought = Pick<PlaceOffer, 'text' | 'price' | 'button' | 'postAt'>

/** The way to the form of a listing, with the smallest package that has the placement. */
function withPackage(t: Translate, choice: PlaceChoice): Bought {
  const tier = packageWith(choice.placement)
  const name = t(`billing.${tier}`)
  return {
    text: t(`prices.${partOf(choice.placement)}`),
    price: t('prices.comesWith', { package: name, amount: formatCents(priceOf(tier), t.locale) }),
    button: t('prices.choosePackage', { package: name }),
    postAt: withQuery('/post-listing', 'write=1', `${TIER_PARAM}=${tier}`, formatPlaceChoice(choice)),
  }
}

/** The way to the form of a banner ad, whose price is agreed on. */
function withoutListing(t: Translate, choice: PlaceChoice): Bought {
  return {
    text: t(choice.placement === 'home' ? 'prices.aloneHome' : 'prices.aloneCategory'),
    price: '',
    button: t('prices.sendIn'),
    postAt: withQuery('/post-ad', 'write=1', formatPlaceChoice(choice)),
  }
}

type Page = {
  readonly placements: readonly PlacementKind[]
  readonly buy: (t: Translate, choice: PlaceChoice) => Bought
}

/** The pages that show placements, and how each is bought there. */
const PAGES = {
  '/prices': { placements: PLACEMENTS, buy: withPackage },
  '/post-ad': { placements: BILLBOARD_PLACEMENTS, buy: withoutListing },
} as const satisfies Record<string, Page>

type Shown = {
  readonly path: keyof typeof PAGES
  readonly choice: PlaceChoice | null
  /** The category that the address names, whose page is the example. */
  readonly category: CategorySlug | null
}

/** Renders what is sold on which page ([AD-11], [TEXT-06]). Returns the category of the example as well. */
export async function placesMarkup(
  context: Readonly<RouterContextProvider>,
  ctx: Ctx,
  { path, choice, category }: Shown,
) {
  const { t } = ctx
  const figures = await readPlacements(ctx, category)
  const { placements, buy } = PAGES[path]
  const offers = placements.map(
    (placement): PlaceOffer => ({
      ...describePlacement(t, placement, figures),
      isChosen: choice?.placement === placement,
      ...buy(t, { placement, category: isInCategory(placement) ? category : null }),
    }),
  )
  const cards = (
    <PlaceCards
      offers={offers}
      t={t}
      path={path}
      place={choice?.placement ?? null}
      category={figures.category}
    />
  )
  return { places: pageMarkup(context, 'places-shown', markupOf(t, cards)), category: figures.category }
}
