import { type EditCtx, type EditReason, recordEdit } from '#app/features/audit/edits/record-edit.server.ts'
import { listingValues } from './listing-values.ts'
import { type ListingToEdit, lockListingToEdit } from './queries.server.ts'

const versionOfListing = (listing: ListingToEdit) => ({
  values: listingValues(listing),
  images: listing.images,
})

/**
 * Records what changed of a listing since it was read as `before`, in the transaction of the change ([LOG-04]). Returns the
 * names of the fields.
 */
export async function recordListingEdit(
  ctx: EditCtx,
  before: ListingToEdit,
  reason: EditReason,
): Promise<readonly string[]> {
  const after = await lockListingToEdit(ctx.db, before.id)
  if (!after) return []
  const versions = { before: versionOfListing(before), after: versionOfListing(after) }
  return recordEdit(ctx, { kind: 'listing', id: before.id, ...versions, ...reason })
}
