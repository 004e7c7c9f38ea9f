import { favoritesOf } from '#app/features/favorites/queries.server.ts'
import { parseFavoritesQuery } from '#app/features/favorites/schema.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

type PageRequest = { readonly url: URL; readonly path: string }

/** What both pages of favorites show ([FAV-01], [DASH-06]). */
export async function favoritesPage(ctx: PersonalCtx, { url, path }: PageRequest) {
  const { db, actor, locale, now, site, t } = ctx
  const query = parseFavoritesQuery(url.searchParams)
  const found = await favoritesOf(db, { ...query, actor, locale, now })
  const head = { title: t('favorites.title'), description: t('favorites.description'), path, index: false }
  return { query, ...found, meta: pageMeta(site, t, head) }
}
export type ShownFavorites = Omit<Awaited<ReturnType<typeof favoritesPage>>, 'meta'>
