import { isPublic } from '#app/features/items/public-items.server.ts'
import { localized } from '#app/features/items/queries.server.ts'
import type { ItemKind } from '#app/features/items/rules.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Returns the public item of a number, which anybody may report. */
export function findReportable(
  db: Db,
  { kind, publicId }: { kind: ItemKind; publicId: number },
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ id: string; title: string } | undefined> {
  if (kind === 'listing') {
    return db
      .selectFrom('listings')
      .select(['listings.id', localized('title', locale, 'listings').as('title')])
      .where('listings.listingId', '=', publicId)
      .where(isPublic('listings', now))
      .executeTakeFirst()
  }
  return db
    .selectFrom('ads')
    .select(['ads.id', localized('title', locale, 'ads').as('title')])
    .where('ads.adId', '=', publicId)
    .where(isPublic('ads', now))
    .executeTakeFirst()
}
