import { PACKAGES, type Part, TIERS, type Tier } from './packages.ts'

/** What packages put on pages, each with its part in the price list. */
const PART_OF_PLACEMENT = {
  list: 'categoryPost',
  ticker: 'tickerPost',
  category: 'categoryBillboard',
  home: 'homeBillboard',
} as const satisfies Record<string, Part>

export type PlacementKind = keyof typeof PART_OF_PLACEMENT

export const PLACEMENTS = ['list', 'ticker', 'category', 'home'] as const satisfies readonly PlacementKind[]

/** The placements that a banner ad without a listing can ask for. */
export const BILLBOARD_PLACEMENTS = ['category', 'home'] as const satisfies readonly PlacementKind[]
export type BillboardPlacement = (typeof BILLBOARD_PLACEMENTS)[number]

export const partOf = (placement: PlacementKind): Part => PART_OF_PLACEMENT[placement]

/** Whether a package includes a placement. */
export function includesPlacement(tier: Tier, placement: PlacementKind): boolean {
  const parts: readonly Part[] = PACKAGES[tier].parts
  return parts.includes(partOf(placement))
}

/** Returns the smallest package with a placement. The largest package has all of them. */
export function packageWith(placement: PlacementKind): Tier {
  return TIERS.find((tier) => includesPlacement(tier, placement)) ?? 'platinum'
}

/** Returns the placement that this text names, or null. Texts come from addresses, forms, and drafts. */
export function placementNamed(text: string | null | undefined): PlacementKind | null {
  return PLACEMENTS.find((placement) => placement === text) ?? null
}

export function isBillboardPlacement(placement: PlacementKind | null): placement is BillboardPlacement {
  return BILLBOARD_PLACEMENTS.some((known) => known === placement)
}
