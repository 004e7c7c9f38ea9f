import type { OwnItemsChange } from '#app/features/items/own/schema.ts'
import { type Refusal, RefusedError } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { moveOwnListing } from './move-own-listing.server.ts'

/** Those that could not be changed, each with its reason. */
type BulkOutcome = {
  readonly done: number
  readonly failed: readonly { readonly id: string; readonly refusal: Refusal }[]
}

/** Returns why a listing was not changed, or null: it was. A refusal comes before anything is written. */
async function refusalOf(work: Promise<void>): Promise<Refusal | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

/**
 * Changes the status of several own listings in one transaction ([DASH-15]): those that refuse stay as they are and are
 * named. In one order, so that two requests do not wait for each other.
 */
export function moveOwnListings(ctx: Ctx, { ids, to, renewal }: OwnItemsChange): Promise<BulkOutcome> {
  return inTransaction(ctx, async (ctx) => {
    const failed: BulkOutcome['failed'][number][] = []
    const each = [...new Set(ids)].sort()
    for (const id of each) {
      const refusal = await refusalOf(moveOwnListing(ctx, { id, to, endsRenewal: renewal === 'off' }))
      if (refusal) failed.push({ id, refusal })
    }
    return { done: each.length - failed.length, failed }
  })
}
