import { createRandom, randomUuid } from '@haulpost/demo/random'
import type { Insertable } from 'kysely'
import { kindsOf } from '#app/features/entitlements/entitlement-periods.ts'
import { type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import type { Entitlements, Payments } from '#app/platform/db/tables.gen.ts'
import type { ListingRow } from './listings.ts'

const CARDS = [
  { weight: 6, cardBrand: 'visa', cardLast4: '4242' },
  { weight: 3, cardBrand: 'mastercard', cardLast4: '4444' },
  { weight: 1, cardBrand: 'amex', cardLast4: '8431' },
] as const

export type SaleRow = Insertable<Payments> & { readonly id: string; readonly tier: Tier }
export type PartRow = Insertable<Entitlements>

export type Sold = Pick<
  ListingRow,
  'id' | 'userId' | 'title' | 'paymentType' | 'paymentAmount' | 'paymentStatus' | 'createdAt'
>

/** Returns the payment for a listing at the moment it was posted; null for an unpaid one. */
export function saleOf(i: number, listing: Sold): SaleRow | null {
  const tier = tierNamed(listing.paymentType ?? '')
  if (listing.paymentStatus !== 'completed' || !tier) return null
  const random = createRandom(0x5a1e + i)
  const { cardBrand, cardLast4 } = random.weighted(CARDS)
  const { en, ru, es } = listing.title
  return {
    id: randomUuid(random),
    userId: listing.userId,
    listingId: listing.id,
    listingTitle: en ?? ru ?? es ?? '',
    reason: 'new',
    tier,
    amountCents: listing.paymentAmount ?? 0,
    state: 'paid',
    cardBrand,
    cardLast4,
    createdAt: listing.createdAt,
    paidAt: listing.createdAt,
  }
}

/**
 * Returns the entitlements it bought (D-07): an admin who removes a listing from the ticker can restore its place.
 */
export function partsOf(
  { id: sourceId, tier, amountCents }: SaleRow,
  { id: listingId, createdAt, expiresAt }: Pick<ListingRow, 'id' | 'createdAt' | 'expiresAt'>,
): readonly PartRow[] {
  if (!expiresAt) return []
  const common = { listingId, sourceId, tier, amount: amountCents }
  return kindsOf(tier, null).map((kind) => ({
    ...common,
    kind,
    startsAt: createdAt,
    endsAt: expiresAt,
    createdAt,
  }))
}
