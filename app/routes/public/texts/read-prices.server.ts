import { TIER_PARAM } from '#app/features/listings/posting/listing-form.ts'
import {
  BUMP,
  bringsBillboard,
  PACKAGES,
  type Part,
  POPULAR,
  priceOf,
  TIERS,
  type Tier,
  upgradePriceOf,
} from '#app/features/pricing/packages.ts'
import { savingText } from '#app/features/pricing/saving-text.ts'
import { formatCents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

type Translate = Ctx['t']

const partsOf = (tier: Tier): readonly Part[] => PACKAGES[tier].parts
/** The largest package has every part, in the order in which packages add them. */
const ALL_PARTS = partsOf(TIERS[TIERS.length - 1] ?? 'single')

function packageOf(t: Translate, tier: Tier) {
  return {
    name: t(`billing.${tier}`),
    postAt: `/post-listing?write=1&${TIER_PARAM}=${tier}`,
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

function bannersOf(t: Translate, tier: Tier): string {
  const banners = partsOf(tier).filter((part) => part.endsWith('Billboard'))
  return t('prices.bannersWhere', {
    package: t(`billing.${tier}`),
    amount: formatCents(priceOf(tier), t.locale),
    parts: banners.map((part) => t(`billing.${part}`)).join(', '),
  })
}

/** Returns the price list (D-01) in words: packages, parts, upgrades, the bump, and packages with banner ads. */
export function readPrices(t: Translate) {
  return {
    packages: TIERS.map((tier) => packageOf(t, tier)),
    parts: ALL_PARTS.map((part) => ({ name: t(`billing.${part}`), text: t(`prices.${part}`) })),
    upgrades: TIERS.slice(0, -1).map((tier) => upgradesFrom(t, tier)),
    bump: {
      title: t('prices.bumpTitle', { amount: formatCents(priceOf(BUMP), t.locale) }),
      text: [t('prices.topPlace'), t('prices.bumpText')],
    },
    banners: TIERS.filter(bringsBillboard).map((tier) => bannersOf(t, tier)),
  }
}

export type Prices = ReturnType<typeof readPrices>
