import { formatPlaceChoice, type PlaceChoice, withQuery } from '#app/features/billboards/place-choice.ts'
import { TIER_PARAM } from '#app/features/listings/posting/listing-form.ts'
import {
  BUMP,
  PACKAGES,
  type Part,
  POPULAR,
  priceOf,
  TIERS,
  type Tier,
  upgradePriceOf,
} from '#app/features/pricing/packages.ts'
import { includesPlacement } from '#app/features/pricing/placements.ts'
import { savingText } from '#app/features/pricing/saving-text.ts'
import { formatCents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

type Translate = Ctx['t']

const partsOf = (tier: Tier): readonly Part[] => PACKAGES[tier].parts

/** The form of a listing with a package chosen. A placement that the package does not include is forgotten. */
function postAt(tier: Tier, choice: PlaceChoice | null): string {
  const kept = choice && includesPlacement(tier, choice.placement) ? choice : null
  return withQuery('/post-listing', 'write=1', `${TIER_PARAM}=${tier}`, formatPlaceChoice(kept))
}

function packageOf(t: Translate, tier: Tier, choice: PlaceChoice | null) {
  return {
    name: t(`billing.${tier}`),
    postAt: postAt(tier, choice),
    price: formatCents(priceOf(tier), t.locale),
    popular: tier === POPULAR ? t('billing.popular') : '',
    saving: savingText(t, tier),
    parts: partsOf(tier).map((part) => t(`billing.${part}`)),
  }
}

/** Returns what moving from a package to each larger one costs. */
function upgradesFrom(t: Translate, has: Tier) {
  const larger = TIERS.slice(TIERS.indexOf(has) + 1)
  return {
    from: t(`billing.${has}`),
    to: larger.map((tier) => ({
      name: t(`billing.${tier}`),
      price: formatCents(upgradePriceOf(has, tier), t.locale),
    })),
  }
}

/** Returns the price list (D-01) in words: packages, upgrades, and the bump. */
export function readPrices(t: Translate, choice: PlaceChoice | null = null) {
  return {
    packages: TIERS.map((tier) => packageOf(t, tier, choice)),
    upgrades: TIERS.slice(0, -1).map((tier) => upgradesFrom(t, tier)),
    bump: {
      title: t('prices.bumpTitle', { amount: formatCents(priceOf(BUMP), t.locale) }),
      text: [t('prices.topPlace'), t('prices.bumpText')],
    },
  }
}

export type Prices = ReturnType<typeof readPrices>
