import type { EditReason } from '#app/features/audit/edits/record-edit.server.ts'
import { companyNameOf } from '#app/features/items/company-columns.server.ts'
import { newPublicNumber } from '#app/features/items/new-public-number.server.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import { storePlaces } from '#app/features/places/store-places.server.ts'
import type { PriceDrop } from '#app/features/price-guide/price-drop.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type ListingTexts, listingColumns } from './listing-columns.server.ts'
import type { ListingToEdit } from './queries.server.ts'
import { recordListingEdit } from './record-listing-edit.server.ts'

type Place = { readonly userId: string; readonly formId: string; readonly replaces: string | null }

/** Stores an unpaid listing, which only its owner sees (D-02). Returns its id. */
export async function insertListing(
  ctx: Pick<Ctx, 'db' | 'now' | 'random' | 'site'>,
  texts: ListingTexts,
  place: Place,
): Promise<string> {
  const company = await companyNameOf(ctx.db, place.userId)
  const columns = listingColumns(ctx, { ...texts, company })
  await storePlaces(ctx, [columns.place])
  const { id } = await ctx.db
    .insertInto('listings')
    .values({
      ...columns,
      ...place,
      listingId: await newPublicNumber(ctx, 'listings'),
      status: 'pending',
      paymentStatus: 'pending',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeSearchWords(ctx, columns.searchText)
  return id
}

type Changes = ListingTexts &
  EditReason & {
    /** What its price shows from now on; without it, what it showed. */
    readonly drop?: PriceDrop | null | undefined
  }

/**
 * Stores changes of a user's listing, and what they changed ([LOG-04]). `listing` is the locked row. Returns the names of
 * the changed fields.
 */
export async function updateListing(
  ctx: Pick<Ctx, 'db' | 'now' | 'site' | 'actor'>,
  listing: ListingToEdit,
  { drop, source, reverts, ...texts }: Changes,
): Promise<readonly string[]> {
  const { id, userId } = listing
  const company = await companyNameOf(ctx.db, userId)
  const columns = listingColumns(ctx, { ...texts, company })
  await storePlaces(ctx, [columns.place])
  await ctx.db
    .updateTable('listings')
    .set({
      ...columns,
      ...(drop !== undefined && { priceWasCents: drop?.wasCents ?? null, priceDroppedAt: drop?.at ?? null }),
      updatedAt: ctx.now,
    })
    .where('id', '=', id)
    .execute()
  await storeSearchWords(ctx, columns.searchText)
  return recordListingEdit(ctx, listing, { source, ...(reverts !== undefined && { reverts }) })
}
