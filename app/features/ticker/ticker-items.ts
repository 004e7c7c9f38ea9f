import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { Locale } from '#app/lib/locale.ts'

/** How long the same items run when more than TICKER_CAP are featured, in milliseconds. */
export const TICKER_ROTATION_MS = 60_000

/** An item as the ticker shows it. */
export type TickerItem = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  /** The language of the title, when it is not that of the page. */
  readonly language: Locale | null
  readonly price: string
  readonly place: string
  readonly websiteUrl: string
}

/**
 * Which turn it is, from 0. Turn n begins with the item n × TICKER_CAP, counted around the circle of all featured items:
 * over time each is seen as often as any other (D-07).
 */
export function tickerRotation(now: Date): number {
  return Math.floor(now.getTime() / TICKER_ROTATION_MS)
}
