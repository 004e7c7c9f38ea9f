import { sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ItemName } from './schema.ts'

/** An item as far as counting cares. */
export type CountedItem = {
  readonly kind: ItemKind
  readonly id: string
  readonly ownerId: string
  readonly views: number
}

async function findOfKind(
  db: Db,
  kind: ItemKind,
  { name, now }: { name: ItemName; now: Date },
): Promise<CountedItem | undefined> {
  const { table } = ITEM_KINDS[kind]
  const number = sql.ref(ITEM_COLUMNS[table].number)
  const found = await db
    .selectFrom(table)
    .select(['id', 'userId as ownerId', 'views'])
    .where((eb) => ('id' in name ? eb('id', '=', name.id) : eb(number, '=', name.publicId)))
    .where(isPublic(table, now))
    .executeTakeFirst()
  return found && { kind, ...found }
}

/** The public item of that name. The numbers of listings and billboards may coincide; then the listing is meant. */
export async function findPublicItem(db: Db, name: ItemName, now: Date): Promise<CountedItem | undefined> {
  const listing = await findOfKind(db, 'listing', { name, now })
  return listing ?? findOfKind(db, 'banner', { name, now })
}

export type ContactData = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly extension: string
}

const CONTACT = ['contactName as name', 'contactEmail as email', 'contactPhone as phone'] as const
const EXTENSION = { listing: sql<string>`contact_phone_extension`, banner: sql<string>`''` } as const

/** How to reach the poster of an item (D-39). */
export function contactOf(db: Db, { kind, id }: CountedItem): Promise<ContactData | undefined> {
  return db
    .selectFrom(ITEM_KINDS[kind].table)
    .select([...CONTACT, EXTENSION[kind].as('extension')])
    .where('id', '=', id)
    .executeTakeFirst()
}
