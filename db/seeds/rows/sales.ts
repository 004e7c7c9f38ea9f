import type { Insertable } from 'kysely'
import { tierNamed } from '#app/features/billing/packages/rules.ts'
import type { Payments } from '#app/platform/db/tables.gen.ts'
import { diceOf, uuidOf } from '../dice.ts'
import type { ListingRow } from './listings.ts'

const CARDS = [
  { weight: 6, cardBrand: 'visa', cardLast4: '4242' },
  { weight: 3, cardBrand: 'mastercard', cardLast4: '4444' },
  { weight: 1, cardBrand: 'amex', cardLast4: '8431' },
] as const

export type SaleRow = Insertable<Payments>

export type Sold = Pick<
  ListingRow,
  'id' | 'userId' | 'title' | 'paymentType' | 'paymentAmount' | 'paymentStatus' | 'createdAt'
>

/** What was paid for a listing, at the moment it was posted; null for a draft. */
export function saleOf(i: number, listing: Sold): SaleRow | null {
  const tier = tierNamed(listing.paymentType ?? '')
  if (listing.paymentStatus !== 'completed' || !tier) return null
  const dice = diceOf(0x5a1e + i)
  const { cardBrand, cardLast4 } = dice.weighted(CARDS)
  const { en, ru, es } = listing.title
  return {
    id: uuidOf(dice),
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
