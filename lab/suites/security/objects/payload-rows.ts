import { randomInt } from 'node:crypto'
import { ATTRIBUTE_KEYS, attributeOf } from '../../../../app/features/attributes/catalog.ts'
import { CATEGORY_SLUGS } from '../../../../app/features/categories/category-list.ts'
import { moderateItems } from '../../../../app/features/moderation/moderate-items.server.ts'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import { unsealMail } from '../../../../app/platform/mail/sealed-mail.server.ts'
import { aListing, anAd } from '../../../../tests/factories/items.ts'
import { adminCtx, anOrder } from '../../../../tests/factories/moderation.ts'
import { aProfile } from '../../../../tests/factories/profiles.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

const DAY_MS = 86_400_000
const MAX_TITLE = 50
const aNumber = () => randomInt(1_000_000, 10_000_000)

/** The attributes that are written as text, with a payload each. */
const factsWith = (payload: string): Record<string, string> =>
  Object.fromEntries(
    ATTRIBUTE_KEYS.flatMap((key) => {
      const { type, max = 0 } = attributeOf(key)
      return type === 'text' ? [[key, payload.slice(0, max)]] : []
    }),
  )

/** Puts payloads into what only an owner or an admin sees: layouts, the data of receipts, and an owner's listing. */
export async function plantPersonal(db: Db, payloads: readonly string[], ids: Ids): Promise<void> {
  const [first = '', second = '', third = ''] = payloads
  const me = { userId: ids['me'] ?? '' }
  await db
    .insertInto('billingDetails')
    .values({ ...me, company: first, address: second, taxId: third.slice(0, 40) })
    .execute()
  const config = { rows: 1, cols: 1, positions: [] }
  const layouts = payloads.map((payload) => ({
    name: payload.slice(0, 80),
    description: payload.slice(0, 300),
    config,
  }))
  await db.insertInto('layoutConfigs').values(layouts).execute()
  const texts = {
    title: { en: first.slice(0, MAX_TITLE) },
    description: { en: second },
    contactName: third.slice(0, 25),
  }
  await db
    .updateTable('listings')
    .set({ ...texts, attributes: factsWith(first) })
    .where('userId', '=', me.userId)
    .execute()
  await db.updateTable('ads').set(texts).where('userId', '=', me.userId).execute()
}

/** Lets an admin reject what was planted, with payloads as reasons. Returns the emails about it. */
export async function mailsAbout(db: Db, payloads: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'updatedAt'])
    .where('status', '=', 'active')
    .limit(payloads.length)
    .execute()
  const ctx = await adminCtx(db)
  for (const [at, row] of rows.entries()) {
    const reasonText = (payloads[at] ?? '').slice(0, 200)
    await moderateItems(ctx, anOrder('reject', [row], { reason: 'other', reasonText }))
  }
  const mails = await db.selectFrom('mailOutbox').select(['html', 'body']).execute()
  return mails.flatMap((mail) => unsealMail(mail)?.html ?? [])
}

/** Puts payloads into every text that pages show: texts of items in three languages, contacts, users and notes. */
export async function plantPayloads(db: Db, payloads: readonly string[], ownerId: string) {
  const now = Date.now()
  const live = { createdAt: new Date(now - DAY_MS), expiresAt: new Date(now + 29 * DAY_MS) }
  const short = payloads.filter((payload) => payload.length <= MAX_TITLE)
  const listings: string[] = []
  const billboards: string[] = []
  for (const [at, payload] of payloads.entries()) {
    const of = (shift: number) => payloads[(at + shift) % payloads.length] ?? payload
    const titled = (shift: number) => short[(at + shift) % short.length] ?? payload.slice(0, MAX_TITLE)
    const texts = {
      title: { en: titled(0), ru: titled(1), es: titled(2) },
      description: { en: of(3), ru: of(4), es: of(5) },
      contactName: of(6).slice(0, 25),
    }
    const category = CATEGORY_SLUGS[at % CATEGORY_SLUGS.length] ?? 'jobs'
    const poster = await aProfile(db, {
      fullName: of(8).slice(0, 60),
      bio: of(9),
      location: of(10),
      adminNotes: of(11),
    })
    const userId = at % 10 === 0 ? ownerId : poster.id
    const listing = await aListing(db, {
      ...live,
      ...texts,
      userId,
      category,
      listingId: aNumber(),
      businessCity: of(7).slice(0, 60),
      attributes: factsWith(of(12)),
      featuredTicker: at % 15 === 0,
    })
    const billboard = await anAd(db, {
      ...live,
      ...texts,
      userId,
      category,
      adId: aNumber(),
      featured: at % 15 === 0,
    })
    listings.push(String(listing.listingId))
    billboards.push(String(billboard.adId))
  }
  return { listings, billboards }
}
