import { useMemberT } from '#app/i18n/use-t.tsx'
import { signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/favorites'
import { dashboardMeta } from './dashboard-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  return { meta: dashboardMeta(ctx, { name: ctx.t('dashboard.favoritesTab'), path: '/dashboard' }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function DashboardFavorites() {
  const t = useMemberT()
  return <h2 className="text-xl font-bold">{t('dashboard.favoritesTab')}</h2>
}
