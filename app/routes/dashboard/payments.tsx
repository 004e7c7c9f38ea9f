import { useMemberT } from '#app/i18n/use-t.tsx'
import { signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/payments'
import { dashboardMeta } from './dashboard-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  return {
    meta: dashboardMeta(ctx, { name: ctx.t('dashboard.paymentsTab'), path: '/dashboard/payments' }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The payments tab ([DASH-08]). */
export default function DashboardPayments() {
  const t = useMemberT()
  return (
    <section className="max-w-2xl">
      <h2 className="text-xl font-bold">{t('dashboard.paymentsTitle')}</h2>
      <p className="mt-2 text-muted">{t('dashboard.paymentsText')}</p>
    </section>
  )
}
