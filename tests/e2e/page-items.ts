import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/db/database.server.ts'
import { aDayOf, aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { AD_TITLE, LISTING_TITLE } from './page-kind.ts'
import { inDays, running } from './periods.ts'

/** Creates items in the other states that a card of the dashboard shows. */
async function itemsInEachState(db: Db, userId: string) {
  await aListing(db, { userId, title: { en: 'Reefer lanes' }, status: 'inactive', ...running() })
  const over = { createdAt: inDays(-40), expiresAt: inDays(-10) }
  const ended = await aListing(db, { userId, title: { en: 'Old dolly' }, status: 'inactive', ...over })
  await aListing(db, { userId, title: { en: 'Flatbed, tarps included' }, ...DRAFT, createdAt: new Date() })
  const rejected = { moderation: 'rejected', moderationReason: 'The picture is blurred' } as const
  await anAd(db, { userId, status: 'inactive', ...rejected, ...running() })
  return ended
}

async function aMail(db: Db): Promise<string> {
  const mail = {
    template: 'contact.message',
    recipient: 'the-dispatch-office-of-a-carrier@haulpost.example',
    subject: 'A question about the parking lot near the exit of the tollway, open around the clock',
    html: '<p>Hello</p>',
    body: 'Hello',
    language: 'en',
  } as const
  const row = { id: randomUUID(), ...mail, state: 'captured', createdAt: new Date() } as const
  await db.insertInto('mailOutbox').values(row).execute()
  return row.id
}

/** Creates an earlier version of a layout, replaced by an admin who has no name but a long email. */
async function anEarlierVersion(db: Db, { id, name, config }: Awaited<ReturnType<typeof aLayout>>) {
  const email = `${randomUUID()}@the-back-office-of-a-carrier.haulpost.example`
  const { id: actorId } = await aProfile(db, { role: 'admin', fullName: '', email })
  const details = JSON.stringify({ before: { name, version: 1, config } })
  const target = { targetType: 'layout', targetId: id, action: 'layout_update' } as const
  await db
    .insertInto('auditLog')
    .values({ ...target, actorId, actorRole: 'admin', at: new Date(), details })
    .execute()
}

/** Returns an address with the names in braces replaced by those of items. */
export const filled = (address: string, names: Readonly<Record<string, string>>) =>
  address.replaceAll(/\{(\w+)\}/gu, (_, name: string) => names[name] ?? name)

/** Creates everything that pages of a user show; returns the names used in addresses. */
export async function itemsOf(db: Db, userId: string): Promise<Readonly<Record<string, string>>> {
  const listing = await aListing(db, { userId, title: { en: LISTING_TITLE }, ...running() })
  const ad = await anAd(db, { userId, title: { en: AD_TITLE }, ...running() })
  await aDayOf(db, ad.id)
  const ended = await itemsInEachState(db, userId)
  await db.insertInto('favorites').values({ userId, listingId: listing.id, createdAt: new Date() }).execute()
  const payment = await aPayment(db, { userId, listingId: listing.id, listingTitle: LISTING_TITLE })
  const layout = await aLayout(db, { isActive: false })
  await anEarlierVersion(db, layout)
  return {
    user: userId,
    listing: listing.id,
    endedNumber: String(ended.listingId),
    mail: await aMail(db),
    listingNumber: String(listing.listingId),
    ad: ad.id,
    adNumber: String(ad.adId),
    payment: payment.id,
    layout: layout.id,
  }
}
