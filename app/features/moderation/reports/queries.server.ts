import { sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Returns the public item of a number, which any visitor may report. */
export function findReportable(
  db: Db,
  { kind, publicId }: { kind: ItemKind; publicId: number },
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ id: string; title: string } | undefined> {
  const { table } = ITEM_KINDS[kind]
  return db
    .selectFrom(table)
    .select(['id', localized('title', locale, table).as('title')])
    .where(sql.ref(ITEM_COLUMNS[table].number), '=', publicId)
    .where(isPublic(table, now))
    .executeTakeFirst()
}
