import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ItemName } from './schema.ts'

/** An item as far as counting cares. */
export type CountedItem = {
  readonly kind: 'listing' | 'banner'
  readonly id: string
  readonly ownerId: string
  readonly views: number
}

async function publicListing(db: Db, name: ItemName, now: Date): Promise<CountedItem | undefined> {
  const found = await db
    .selectFrom('listings')
    .select(['id', 'userId as ownerId', 'views'])
    .where((eb) => ('id' in name ? eb('id', '=', name.id) : eb('listingId', '=', name.publicId)))
    .where(isPublic('listings', now))
    .executeTakeFirst()
  return found && { kind: 'listing', ...found }
}

async function publicBillboard(db: Db, name: ItemName, now: Date): Promise<CountedItem | undefined> {
  const found = await db
    .selectFrom('ads')
    .select(['id', 'userId as ownerId', 'views'])
    .where((eb) => ('id' in name ? eb('id', '=', name.id) : eb('adId', '=', name.publicId)))
    .where(isPublic('ads', now))
    .executeTakeFirst()
  return found && { kind: 'banner', ...found }
}

/** The public item of that name. The numbers of listings and billboards may coincide; then the listing is meant. */
export async function findPublicItem(db: Db, name: ItemName, now: Date): Promise<CountedItem | undefined> {
  return (await publicListing(db, name, now)) ?? publicBillboard(db, name, now)
}

export type ContactData = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly extension: string
}

const CONTACT = ['contactName as name', 'contactEmail as email', 'contactPhone as phone'] as const

/** How to reach the poster of an item (D-39). */
export async function contactOf(db: Db, { kind, id }: CountedItem): Promise<ContactData | undefined> {
  if (kind === 'listing') {
    return db
      .selectFrom('listings')
      .select([...CONTACT, 'contactPhoneExtension as extension'])
      .where('id', '=', id)
      .executeTakeFirst()
  }
  const found = await db.selectFrom('ads').select(CONTACT).where('id', '=', id).executeTakeFirst()
  return found && { ...found, extension: '' }
}
