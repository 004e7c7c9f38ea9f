import type { ItemKind } from '#app/features/listings/rules.ts'

/** How many items the ticker shows at a time ([TICK-02], D-07). */
export const TICKER_CAP = 20

/** An item as the ticker shows it. */
export type TickerItem = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  readonly price: string
  readonly place: string
  readonly websiteUrl: string
}
