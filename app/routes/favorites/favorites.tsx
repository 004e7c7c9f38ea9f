import { redirect } from 'react-router'
import { addFavorite, removeFavorite } from '#app/features/favorites/keep-listing.server.ts'
import { favoriteForm } from '#app/features/favorites/schema.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { refuse } from '#app/lib/refusal.ts'
import { safePath } from '#app/lib/safe-path.ts'
import { refused, requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/favorites'
import { favoritesPage } from './favorites-page.server.ts'
import { FavoritesView } from './favorites-view.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return favoritesPage(requireUser(context), { context, url, path: '/favorites', heading: 'h2' })
}

/** A heart pressed without JavaScript: saves or removes, and leads back to its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  const form = await readForm(request, favoriteForm())
  if (form.status !== 'success') throw refused(refuse('malformed', 'common.badRequest'))
  const { id, keep, to } = form.value
  await throwRefusals((keep ? addFavorite : removeFavorite)(ctx, { listingId: id }))
  return redirect(to === undefined ? '/favorites' : safePath(to))
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.dashboard)

export { onlyWhenTheListChanges as shouldRevalidate } from '../item-address.ts'
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** [FAV-01] */
export default function Favorites({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="frame max-w-5xl py-6">
      <StaleNotice failure={failureOf(loaderData)} message="favorites.loadFailed" />
      <h1 className="mb-4 text-3xl font-extrabold tracking-tight">{t('favorites.title')}</h1>
      <FavoritesView shown={loaderData} />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="favorites.loadFailed" />
}
