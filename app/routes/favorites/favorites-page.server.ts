import type { RouterContextProvider } from 'react-router'
import { favoritesOf } from '#app/features/favorites/queries.server.ts'
import { parseFavoritesQuery } from '#app/features/favorites/schema.ts'
import type { HeadingLevel } from '#app/features/items/components/item-views.tsx'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { listMarkup } from '../list-markup.server.tsx'
import { pageMeta } from '../page-meta.ts'

type PageRequest = {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
  readonly path: string
  readonly heading: HeadingLevel
}

/** What both pages of favorites show ([FAV-01], [DASH-06]). */
export async function favoritesPage(ctx: PersonalCtx, { context, url, path, heading }: PageRequest) {
  const { db, actor, locale, now, site, t } = ctx
  const query = parseFavoritesQuery(url.searchParams)
  const { items, total } = await favoritesOf(db, { ...query, actor, locale, now })
  const favorites = items.map(({ id }) => id)
  const label = t('favorites.title')
  const list = { items, favorites, url, shape: query.view, heading, label, withTools: true, canCompare: true }
  const head = { title: t('favorites.title'), description: t('favorites.description'), path, index: false }
  return {
    query,
    total,
    items: items.map(({ id, kind, title }) => ({ id, kind, title })),
    rows: listMarkup(context, ctx, list),
    meta: pageMeta(site, t, head),
  }
}
export type ShownFavorites = Omit<Awaited<ReturnType<typeof favoritesPage>>, 'meta'>
