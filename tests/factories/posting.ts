import { randomUUID } from 'node:crypto'
import { deliver } from '#app/features/billing/deliver-package.server.ts'
import { findPayment } from '#app/features/billing/queries.server.ts'
import { listingForm, type PostedForm } from '#app/features/listings/posting/schema.ts'
import { type Publication, publishListing } from '#app/features/listings/publishing/publish-listing.server.ts'
import { priceOf, type Tier } from '#app/features/pricing/packages.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'

/** The input of a listing form, with defaults for what is not given. */
export function typedListing(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    titleEn: 'Kenworth T680 sleeper',
    descriptionEn: 'One owner, ready to work.',
    category: 'cdl-a-company-drivers',
    contactName: 'Dana Driver',
    contactPhone: '5550100199',
    businessCity: 'Joliet',
    businessState: 'IL',
    businessZipCode: '60431',
    serviceAreaType: 'midwest',
    pictures: [],
    formId: randomUUID(),
    ...given,
  }
}

/** The same as the server reads it. */
export function aPostedForm(given: Record<string, unknown> = {}, required: Locale = 'en'): PostedForm {
  return listingForm(TRANSLATE.en, required).parse(typedListing(given))
}
/** As a form is sent without JavaScript. */
export function sentListing(given: Record<string, unknown> = {}): URLSearchParams {
  const fields = Object.entries(typedListing(given)).filter(([name]) => name !== 'pictures')
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}

type Paid = Partial<Publication> & { readonly now?: Date; readonly holdFirstPosts?: number }

/** Publishes a listing as a payment does, each time another one. */
export function publishPaid(db: Db, listingId: string, { now = NOW, holdFirstPosts, ...paid }: Paid = {}) {
  const ctx = ctxFor(db, { now, random: Math.random })
  const site = { ...ctx.site, ...(holdFirstPosts !== undefined && { holdFirstPosts }) }
  return publishListing(
    { ...ctx, site },
    {
      listingId,
      tier: 'single',
      amountCents: 4000,
      sourceId: `pi_${randomUUID()}`,
      paidAt: now,
      ...paid,
    },
  )
}

type Bought = { readonly tier?: Tier; readonly now?: Date; readonly holdFirstPosts?: number }

/** Pays for a listing, hands over what was bought, and sends the mail about it, as settling a payment does. */
export async function buyListing(
  db: Db,
  { id: listingId, userId }: { readonly id: string; readonly userId: string },
  { tier = 'single', now = NOW, holdFirstPosts = 0 }: Bought = {},
): Promise<void> {
  const ctx = ctxFor(db, { now, random: Math.random })
  const { paymentStatus } = await db
    .selectFrom('listings')
    .select('paymentStatus')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const reason = paymentStatus === 'completed' ? 'renewal' : 'new'
  const { id } = await db
    .insertInto('payments')
    .values({ userId, listingId, tier, reason, amountCents: priceOf(tier), state: 'paid', paidAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = await findPayment(db, id)
  if (payment) await deliver({ ...ctx, site: { ...ctx.site, holdFirstPosts } }, payment)
}
