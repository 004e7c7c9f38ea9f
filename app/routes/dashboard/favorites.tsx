import { useT } from '#app/i18n/use-t.tsx'
import { favoritesPage } from '../favorites/favorites-page.server.ts'
import { FavoritesView } from '../favorites/favorites-view.tsx'
import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import type { Route } from './+types/favorites'

export function loader({ context, url }: Route.LoaderArgs) {
  return favoritesPage(requireUser(context), { context, url, path: '/dashboard/favorites', heading: 'h3' })
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.dashboard)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The favorites tab ([DASH-06]). */
export default function DashboardFavorites({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <section>
      <StaleNotice failure={failureOf(loaderData)} message="favorites.loadFailed" />
      <h2 className="mb-3 text-xl font-extrabold tracking-tight">{t('favorites.title')}</h2>
      <FavoritesView shown={loaderData} />
    </section>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="favorites.loadFailed" />
}
