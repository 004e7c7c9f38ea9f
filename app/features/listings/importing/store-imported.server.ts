import { grantUntil } from '#app/features/entitlements/grant-until.server.ts'
import { companyNameOf, companyNames } from '#app/features/items/company-columns.server.ts'
import type { ImportedStanding, StoredItem } from '#app/features/items/imported-item.ts'
import { newPublicNumbers } from '#app/features/items/new-public-number.server.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import { storePlaces } from '#app/features/places/store-places.server.ts'
import { PACKAGES, type Tier } from '#app/features/pricing/packages.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { listingColumns } from '../posting/listing-columns.server.ts'
import { lockListingToEdit } from '../posting/queries.server.ts'
import { recordListingEdit } from '../posting/record-listing-edit.server.ts'
import type { PostedForm } from '../posting/schema.ts'

export type ImportedListing = {
  readonly userId: string
  readonly form: PostedForm
  readonly pictures: readonly Picture[]
  readonly standing: ImportedStanding
  readonly tier: Tier
  /** Names the listing and its source: what it holds is granted once. */
  readonly grantId: string
  /** Whether its owner gets the emails about its end, or none before they renew it. */
  readonly notifies: boolean
}

type ImportCtx = Pick<Ctx, 'db' | 'now' | 'random' | 'site'>

const columnsOf = (ctx: ImportCtx, listing: ImportedListing, company: string) => {
  const { status, featured, publicNumber: _, ...standing } = listing.standing
  const isUnpaid = status === 'pending'
  return {
    ...listingColumns(ctx, { ...listing, company }),
    ...standing,
    status,
    userId: listing.userId,
    featuredTicker: featured && status === 'active',
    paymentStatus: isUnpaid ? ('pending' as const) : ('completed' as const),
    paymentType: PACKAGES[listing.tier].paymentType,
    // An unpaid listing is deleted a month after its last change: that month begins now.
    updatedAt: isUnpaid ? ctx.now : standing.updatedAt,
    draftRemindedAt: listing.notifies ? null : ctx.now,
    endTold: listing.notifies ? null : standing.expiresAt,
  }
}

/** The columns of listings, in their order. Accounts that were here before may post for a company. */
async function columnsOfAll(ctx: ImportCtx, listings: readonly ImportedListing[]) {
  const users = listings.map(({ userId }) => userId)
  const named = await companyNames(ctx.db, users).execute()
  const nameOf = new Map(named.map(({ id, companyName }) => [id, companyName]))
  return listings.map((listing) => columnsOf(ctx, listing, nameOf.get(listing.userId) ?? ''))
}

/** Stores listings of another site, in the caller's transaction. Returns them in the same order. */
export async function insertImportedListings(
  ctx: ImportCtx,
  listings: readonly ImportedListing[],
): Promise<readonly StoredItem[]> {
  if (listings.length === 0) return []
  const wanted = listings.map(({ standing }) => standing.publicNumber)
  const columns = await columnsOfAll(ctx, listings)
  await storePlaces(
    ctx,
    columns.map(({ place }) => place),
  )
  const numbers = await newPublicNumbers(ctx, 'listings', wanted)
  const rows = columns.map((row, i) => ({ ...row, listingId: numbers[i] ?? 0 }))
  const made = await ctx.db.insertInto('listings').values(rows).returning(['id', 'listingId']).execute()
  const idOf = new Map(made.map(({ id, listingId }) => [listingId, id]))
  const stored = numbers.map((publicId) => ({ publicId, id: idOf.get(publicId) ?? '' }))
  await storeSearchWords(ctx, columns.map(({ searchText }) => searchText).join('\n'))
  await grantTiers(ctx, listings, stored)
  return stored
}

/** Grants the ticker place that a running package holds, until the listing ends (D-07). */
async function grantTiers(
  ctx: ImportCtx,
  listings: readonly ImportedListing[],
  stored: readonly StoredItem[],
) {
  const grants = listings.flatMap(({ tier, standing: { status, expiresAt }, grantId }, i) => {
    const runs = status === 'active' && expiresAt !== null && expiresAt > ctx.now
    return runs && tier !== 'single'
      ? [{ tier, grantId, endsAt: expiresAt, listingId: stored[i]?.id ?? '' }]
      : []
  })
  await grantUntil(ctx, grants)
}

/** Stores what changed in the file since the last import. The owner and what was granted stay. */
export async function updateImportedListing(
  ctx: ImportCtx,
  id: string,
  listing: ImportedListing,
): Promise<void> {
  const company = await companyNameOf(ctx.db, listing.userId)
  const { userId: _, ...columns } = columnsOf(ctx, listing, company)
  const before = await lockListingToEdit(ctx.db, id)
  await storePlaces(ctx, [columns.place])
  await ctx.db.updateTable('listings').set(columns).where('id', '=', id).execute()
  await storeSearchWords(ctx, columns.searchText)
  if (before) await recordListingEdit(ctx, before, { source: 'import' })
}
