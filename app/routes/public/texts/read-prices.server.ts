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

/** The form of a listing with a package chosen. */
const postAt = (tier: Tier) => `/post-listing?write=1&${TIER_PARAM}=${tier}`

function packageOf(t: Translate, tier: Tier) {
  return {
    name: t(`billing.${tier}`),
    postAt: postAt(tier),
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

/** The packages that bring a banner ad to a page: the smallest one with that part. */
const PART_OF_PLACE = { home: 'homeBillboard', category: 'categoryBillboard' } as const

/** A page whose empty cell led to the prices. */
export type WantedPlace = keyof typeof PART_OF_PLACE

const tierFor = (place: WantedPlace): Tier | undefined =>
  TIERS.find((tier) => partsOf(tier).includes(PART_OF_PLACE[place]))

function bannersOf(t: Translate, tier: Tier, place: WantedPlace | null) {
  const banners = partsOf(tier).filter((part) => part.endsWith('Billboard'))
  const name = t(`billing.${tier}`)
  return {
    text: t('prices.bannersWhere', {
      package: name,
      amount: formatCents(priceOf(tier), t.locale),
      parts: banners.map((part) => t(`billing.${part}`)).join(', '),
    }),
    postAt: postAt(tier),
    button: t('prices.choosePackage', { package: name }),
    isWanted: place !== null && tierFor(place) === tier,
  }
}

/** Returns the price list (D-01) in words: packages, parts, upgrades, the bump, and packages with banner ads. */
export function readPrices(t: Translate, place: WantedPlace | null = null) {
  return {
    packages: TIERS.map((tier) => packageOf(t, tier)),
    parts: ALL_PARTS.map((part) => ({ name: t(`billing.${part}`), text: t(`prices.${part}`) })),
    upgrades: TIERS.slice(0, -1).map((tier) => upgradesFrom(t, tier)),
    bump: {
      title: t('prices.bumpTitle', { amount: formatCents(priceOf(BUMP), t.locale) }),
      text: [t('prices.topPlace'), t('prices.bumpText')],
    },
    banners: TIERS.filter(bringsBillboard).map((tier) => bannersOf(t, tier, place)),
  }
}

export type Prices = ReturnType<typeof readPrices>
