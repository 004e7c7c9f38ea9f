import { useMemberT } from '#app/i18n/use-t.tsx'
import { signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/listings'
import { dashboardMeta } from './dashboard-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  return { meta: dashboardMeta(ctx, { name: ctx.t('dashboard.listingsTab'), path: '/dashboard' }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function DashboardListings() {
  const t = useMemberT()
  return <h2 className="text-xl font-bold">{t('dashboard.listingsTab')}</h2>
}
