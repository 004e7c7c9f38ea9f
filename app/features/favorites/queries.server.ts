import { type RawBuilder, sql } from 'kysely'
import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { listingCard, toCard } from '#app/features/items/read-cards.server.ts'
import type { Actor } from '#app/lib/actor.ts'
import { containsPattern, fold } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FavoritesQuery } from './schema.ts'

/**
 * Returns which of these listings the actor has saved, in one query; null, without a query, for visitors. Cached pages
 * contain nothing of it.
 */
export async function favoritesAmong(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  items: readonly Pick<ItemCard, 'id' | 'kind'>[],
): Promise<readonly string[] | null> {
  if (!actor) return null
  const ids = items.filter(({ kind }) => ITEM_KINDS[kind].canBeFavorite).map(({ id }) => id)
  if (ids.length === 0) return []
  const kept = await db
    .selectFrom('favorites')
    .select('listingId')
    .where('userId', '=', actor.id)
    .where('listingId', 'in', ids)
    .execute()
  return kept.map(({ listingId }) => listingId)
}

/** Returns the categories whose name contains the text, in this language or in English. */
function categoriesNamed(q: string, locale: Locale): readonly string[] {
  const wanted = fold(q)
  return Object.entries(CATEGORIES).flatMap(([slug, { names }]) => {
    const known = parseCategory(slug)
    return known && [names[locale], names.en].some((name) => fold(name).includes(wanted)) ? [known] : []
  })
}

/** [FAV-01] Title in the current language or in English, category, contact name. */
function matching(q: string, locale: Locale): RawBuilder<boolean> {
  const pattern = containsPattern(q)
  return sql<boolean>`(
    ${localized('title', locale, 'listings')} ilike ${pattern} or listings.title ->> 'en' ilike ${pattern}
    or listings.contact_name ilike ${pattern} or listings.category = any(${categoriesNamed(q, locale)}))`
}

type Asked = Pick<FavoritesQuery, 'q' | 'page'> & {
  readonly actor: Actor
  readonly locale: Locale
  readonly now: Date
}

type FavoritesPage = { readonly items: readonly ItemCard[]; readonly total: number }

/** Returns one page of a user's favorites that are still public, the latest first, and how many match. */
export async function favoritesOf(db: Db, { actor, q, page, locale, now }: Asked): Promise<FavoritesPage> {
  const rows = await db
    .with('kept', (cte) =>
      cte
        .selectFrom('favorites')
        .innerJoin('listings', 'listings.id', 'favorites.listingId')
        .select(['listings.id', 'favorites.createdAt as keptAt'])
        .where('favorites.userId', '=', actor.id)
        .where(isPublic('listings', now))
        .$if(q !== '', (some) => some.where(matching(q, locale))),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('kept')
        .selectAll()
        .orderBy('keptAt', 'desc')
        .orderBy('id')
        .limit(sql.lit(PER_PAGE))
        .offset((page - 1) * PER_PAGE),
    )
    .selectFrom('page')
    .innerJoin('listings', 'listings.id', 'page.id')
    .select(listingCard(locale))
    .select(sql<number>`(select count(*)::int from kept)`.as('total'))
    .orderBy('page.keptAt', 'desc')
    .orderBy('page.id')
    .execute()
  const items = rows.map((row) => toCard(row, 'listing', now, { locale }))
  return { items, total: rows[0]?.total ?? 0 }
}
