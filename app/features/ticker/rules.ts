import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** How many items the ticker shows at a time, and how many admins may feature by hand ([TICK-02], D-07). */
export const TICKER_CAP = 20

/** Why nothing more can be featured by hand while `featured` others run. */
export function whyNoRoom(featured: number): Refusal | null {
  return featured < TICKER_CAP ? null : refuse('conflict', 'ticker.full', { cap: TICKER_CAP })
}

/** Why a paid place is not taken away without confirmation (D-07). */
export function whyNotTakeOut({ isPaid, isSure }: { isPaid: boolean; isSure: boolean }): Refusal | null {
  return isPaid && !isSure ? refuse('conflict', 'ticker.paidEntry') : null
}
