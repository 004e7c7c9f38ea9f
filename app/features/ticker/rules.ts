import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { Locale } from '#app/lib/locale.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** How many items the ticker shows at a time, and how many admins may put into it by hand ([TICK-02], D-07). */
export const TICKER_CAP = 20

/** How long the same items run when more than TICKER_CAP are featured, in milliseconds. */
export const TURN_MS = 60_000

/** An item as the ticker shows it. */
export type TickerItem = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  /** What the title is in, when that is not the language of the page. */
  readonly language: Locale | null
  readonly price: string
  readonly place: string
  readonly websiteUrl: string
}

/** Why nothing more can be added by hand while `featured` others run. */
export function whyNoRoom(featured: number): Refusal | null {
  return featured < TICKER_CAP ? null : refuse('conflict', 'ticker.full', { cap: TICKER_CAP })
}

/** Why a place that was paid for is not taken away in passing: whoever does it has to have said so (D-07). */
export function whyNotTakeOut({ isPaid, isSure }: { isPaid: boolean; isSure: boolean }): Refusal | null {
  return isPaid && !isSure ? refuse('conflict', 'ticker.paidPlace') : null
}

/**
 * Which turn it is, from 0. Turn n begins with the item n × TICKER_CAP, counted around the circle of all featured items:
 * over time each is seen as often as any other (D-07).
 */
export function turnAt(now: Date): number {
  return Math.floor(now.getTime() / TURN_MS)
}
