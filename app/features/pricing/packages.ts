import type { Cents } from '#app/lib/money.ts'

/** What a package consists of, and what each part costs on its own (D-01, D-07). */
const PARTS = {
  categoryPost: 4000,
  tickerPost: 10_000,
  categoryBillboard: 25_000,
  homeBillboard: 35_000,
  topPlace: 1000,
} as const satisfies Record<string, Cents>
export type Part = keyof typeof PARTS

type Package = {
  readonly priceCents: Cents
  /**
   * The value of the parts according to the price list. Given, not summed up: platinum's parts would come to more
   * (D-01).
   */
  readonly valueCents: Cents
  /** The payment type that is stored with a listing. */
  readonly paymentType: string
  readonly parts: readonly Part[]
}

/**
 * The price list (D-01), in cents for 30 days. The picker, the charge, the confirmation and the emails read this
 * table and no other. 'top' is not in the picker: it moves a listing up once, and is sold as 'Bump to top'.
 */
export const PACKAGES = {
  single: { priceCents: 4000, valueCents: 4000, paymentType: 'regular-listing', parts: ['categoryPost'] },
  silver: {
    priceCents: 10_000,
    valueCents: 14_000,
    paymentType: 'silver-package',
    parts: ['categoryPost', 'tickerPost'],
  },
  gold: {
    priceCents: 30_000,
    valueCents: 39_000,
    paymentType: 'gold-package',
    parts: ['categoryPost', 'tickerPost', 'categoryBillboard'],
  },
  platinum: {
    priceCents: 60_000,
    valueCents: 71_000,
    paymentType: 'platinum-package',
    parts: ['categoryPost', 'tickerPost', 'categoryBillboard', 'homeBillboard'],
  },
  top: { priceCents: 1000, valueCents: 1000, paymentType: 'top-listing', parts: ['topPlace'] },
} as const satisfies Record<string, Package>

/** The packages that can be bought for a listing, by price, in the order of the picker. */
export const TIERS = [
  'single',
  'silver',
  'gold',
  'platinum',
] as const satisfies readonly (keyof typeof PACKAGES)[]
export type Tier = (typeof TIERS)[number]

/** 'Bump to top' in the price list. */
export const BUMP = 'top'

/** Everything that is sold for a listing: the packages, and the bump. */
export const PRODUCTS = [...TIERS, BUMP] as const satisfies readonly (keyof typeof PACKAGES)[]
export type Product = (typeof PRODUCTS)[number]

/** The package marked popular, and the default for a user who never bought one: the smallest. */
export const POPULAR: Tier = 'gold'
export const DEFAULT_TIER: Tier = 'single'

/** What the picker says of a package for a listing that already has one. */
export type Offer = {
  readonly priceCents: Cents
  /** The parts the listing has; the price is for the others. */
  readonly owned: readonly Part[]
  /** Until when the added parts run; null where all of the package is bought for 30 days. */
  readonly until: Date | null
}

export function isTier(text: unknown): text is Tier {
  return TIERS.some((tier) => tier === text)
}

const namesOf = (products: readonly Product[]) =>
  products.flatMap((product) => [product, PACKAGES[product].paymentType])

/** The names by which endpoints take a package, and everything that is sold. */
export const TIER_NAMES = namesOf(TIERS)
export const PRODUCT_NAMES = namesOf(PRODUCTS)

/** Returns a package by its short name or by the payment type of listings: 'gold' and 'gold-package'. */
export function tierNamed(text: string): Tier | null {
  return TIERS.find((tier) => tier === text || PACKAGES[tier].paymentType === text) ?? null
}

/** Returns what a payment can be for, by the same names: a package, or the bump. */
export function productNamed(text: string): Product | null {
  return PRODUCTS.find((product) => product === text || PACKAGES[product].paymentType === text) ?? null
}

export function priceOf(product: Product): Cents {
  return PACKAGES[product].priceCents
}

/** Returns what moving to a larger package costs: the difference. */
export function upgradePriceOf(has: Tier, tier: Tier): Cents {
  return priceOf(tier) - priceOf(has)
}

/** Returns what a purchase adds to the current package; all of it when there is none. */
export function addedParts(has: Tier | null, product: Product): readonly Part[] {
  const owned: readonly Part[] = has === null ? [] : PACKAGES[has].parts
  return PACKAGES[product].parts.filter((part) => !owned.includes(part))
}

/** Returns the saving of buying the parts together; 0 for the single post. */
export function savingOf(tier: Tier): Cents {
  return PACKAGES[tier].valueCents - priceOf(tier)
}

/** Whether a package includes a billboard: its buyer is contacted within 24 hours ([POST-13]). */
export function bringsBillboard(product: Product): boolean {
  const parts: readonly Part[] = PACKAGES[product].parts
  return parts.includes('categoryBillboard')
}

/** A paid period, in days (D-03). */
export const PERIOD_DAYS = 30

/** One currency, everywhere. */
export const CURRENCY = 'usd'

/** The package the address of the payment page asks for. */
export function parseTier(params: URLSearchParams, choices: readonly Tier[], usual: Tier): Tier {
  const requested = params.get('tier')
  if (isTier(requested) && choices.includes(requested)) return requested
  return choices.includes(usual) ? usual : (choices[0] ?? usual)
}
