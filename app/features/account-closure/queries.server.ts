import { type NotNull, sql } from 'kysely'
import { LIVE_STATUSES } from '#app/features/billing/rules.ts'
import { DAY_MS } from '#app/lib/day.ts'
import type { Locale } from '#app/lib/locale.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What is deleted or closed: one listing, or a whole account. */
type Whose = { readonly listingId: string } | { readonly userId: string }

type Reader = { readonly locale: Locale; readonly now: Date }

/** Returns listings whose paid time is not over, the longest first. */
async function paidListings(db: Db, whose: Whose, { locale, now }: Reader) {
  const rows = await db
    .selectFrom('entitlements')
    .innerJoin('listings', 'listings.id', 'entitlements.listingId')
    .select((eb) => ['listings.id', 'listings.title', eb.fn.max('entitlements.endsAt').as('paidUntil')])
    .where('entitlements.kind', '=', 'post')
    .where('entitlements.withdrawnAt', 'is', null)
    .where('entitlements.endsAt', '>', now)
    .where('listings.deletedAt', 'is', null)
    .where(
      'listingId' in whose ? 'listings.id' : 'listings.userId',
      '=',
      'listingId' in whose ? whose.listingId : whose.userId,
    )
    .groupBy(['listings.id', 'listings.title'])
    .orderBy('paidUntil', 'desc')
    .$narrowType<{ paidUntil: NotNull }>()
    .execute()
  return rows.map(({ title, paidUntil }) => ({
    title: inLanguage(title, locale),
    paidUntil,
    daysLeft: Math.ceil((paidUntil.getTime() - now.getTime()) / DAY_MS),
  }))
}

/** Returns renewals that are on, with what will no longer be charged. */
function renewals(db: Db, whose: Whose) {
  return db
    .selectFrom('subscriptions')
    .select(['listingTitle as title', 'amountCents', 'currentPeriodEnd as nextChargeAt'])
    .where('status', 'in', LIVE_STATUSES)
    .where('cancelAtPeriodEnd', '=', false)
    .where(
      'listingId' in whose ? 'listingId' : 'userId',
      '=',
      'listingId' in whose ? whose.listingId : whose.userId,
    )
    .orderBy('currentPeriodEnd')
    .execute()
}

/** Returns banner ads that are paid for and not over. */
async function paidBillboards(db: Db, whose: Whose, { locale, now }: Reader) {
  const bought = db
    .selectFrom('entitlements')
    .select('billboardId')
    .where('billboardId', 'is not', null)
    .where('withdrawnAt', 'is', null)
  const own = db.selectFrom('ads').select(['title', 'expiresAt as paidUntil']).where('deletedAt', 'is', null)
  const rows = await ('listingId' in whose
    ? own.where('id', 'in', bought.where('listingId', '=', whose.listingId))
    : own.where('userId', '=', whose.userId)
  )
    .where((eb) => eb.or([eb('expiresAt', '>', now), eb('expiresAt', 'is', null)]))
    .execute()
  return rows.map(({ title, paidUntil }) => ({ title: inLanguage(title, locale), paidUntil }))
}

const countReceipts = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('paidAt', 'is not', null)
    .executeTakeFirstOrThrow()

const countCards = (db: Db, userId: string) =>
  db
    .selectFrom('paymentMethods')
    // A card that was saved twice is one.
    .select(
      sql<number>`count(distinct coalesce(nullif(fingerprint, ''), stripe_payment_method_id))`.as('count'),
    )
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()

const NONE = { count: 0 } as const

/**
 * Returns what ends, and what is lost and kept, when a listing is deleted or an account closed (D-09, D-37): for the
 * question before, and for the email after. Banner ads of a deleted listing stay; those of a closed account do not.
 */
export async function whatEndsWith(db: Db, whose: Whose, reader: Reader) {
  const userId = 'userId' in whose ? whose.userId : null
  const [listings, ending, billboards, receipts, cards] = await Promise.all([
    paidListings(db, whose, reader),
    renewals(db, whose),
    paidBillboards(db, whose, reader),
    userId ? countReceipts(db, userId) : NONE,
    userId ? countCards(db, userId) : NONE,
  ])
  return {
    listings,
    renewals: ending,
    billboards,
    receipts: Number(receipts.count),
    cards: Number(cards.count),
  }
}

export type WhatEnds = Awaited<ReturnType<typeof whatEndsWith>>
