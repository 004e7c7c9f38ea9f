import { Activity } from '#app/features/audit/components/activity.tsx'
import { recentActivity } from '#app/features/audit/queries.server.ts'
import { useOfficeT } from '#app/i18n/use-t.tsx'
import { asAdmin } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/dashboard'
import { adminMeta } from './admin-page.ts'

const RECENT = 10

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = asAdmin(context)
  return {
    meta: adminMeta(ctx, { title: ctx.t('admin.overview'), path: '/admin/dashboard' }),
    activity: await recentActivity(ctx.db, RECENT),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Dashboard({ loaderData: { activity } }: Route.ComponentProps) {
  const t = useOfficeT()
  return (
    <>
      <h1 className="text-2xl font-extrabold tracking-tight">{t('admin.overview')}</h1>
      <Activity entries={activity} />
    </>
  )
}
