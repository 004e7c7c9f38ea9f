import type { Refusal } from '#app/lib/refusal.ts'
import type { ModerationAction } from './actions.ts'

/** Giving an item one of the five statuses, beside the actions. */
export const SET_STATUS = 'status'

/** What became of an order: how many items were changed, and which were not and why. */
export type Outcome = {
  readonly action: ModerationAction | typeof SET_STATUS
  readonly done: number
  readonly failed: readonly { readonly item: string; readonly refusal: Refusal }[]
}
