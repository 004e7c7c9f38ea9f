import { favoritesOf } from '#app/features/favorites/queries.server.ts'
import { parseFavoritesQuery } from '#app/features/favorites/schema.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

type Asked = { readonly request: Request; readonly path: string }

/** What both pages of favorites show ([FAV-01], [DASH-06]). */
export async function favoritesPage(ctx: PersonalCtx, { request, path }: Asked) {
  const { db, actor, locale, now, site, t } = ctx
  const asked = parseFavoritesQuery(new URL(request.url).searchParams)
  const found = await favoritesOf(db, { ...asked, actor, locale, now })
  const said = { title: t('favorites.title'), description: t('favorites.description'), path, index: false }
  return { asked, ...found, meta: pageMeta(site, t, said) }
}
export type ShownFavorites = Omit<Awaited<ReturnType<typeof favoritesPage>>, 'meta'>
