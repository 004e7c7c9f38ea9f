import { Activity } from '#app/features/audit/components/activity.tsx'
import { recentActivity } from '#app/features/audit/queries.server.ts'
import { BackupLine } from '#app/features/statistics/components/backup-line.tsx'
import { DayCharts } from '#app/features/statistics/components/day-charts.tsx'
import { StatCards } from '#app/features/statistics/components/stat-cards.tsx'
import { TopCategories } from '#app/features/statistics/components/top-categories.tsx'
import { Inbox } from '#app/features/statistics/inbox/components/inbox.tsx'
import { cachedDays, cachedStats, cachedTop } from '#app/features/statistics/queries.server.ts'
import { fillDays, NO_STATS } from '#app/features/statistics/site-figures.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { backupFacts } from '#app/platform/backup/backup-runs.server.ts'
import { backupState } from '#app/platform/backup/backup-state.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/dashboard'
import { useCountedInbox } from './counted-inbox.ts'
import { MissingNotice } from './missing-notice.tsx'
import { orElse } from './or-else.server.ts'

const RECENT = 10
const NO_COUNTS = { signUps: {}, posts: {}, sales: {}, views: {} }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, now, t } = ctx
  const [stats, days, top, activity, backups] = await Promise.all([
    orElse(ctx, cachedStats(ctx), NO_STATS),
    orElse(ctx, cachedDays(ctx), fillDays(now, NO_COUNTS)),
    orElse(ctx, cachedTop(ctx), []),
    orElse(ctx, recentActivity(db, { most: RECENT, locale: ctx.locale }), []),
    orElse(ctx, backupFacts(db), { madeAt: null, failedAt: null }),
  ])
  return {
    meta: adminMeta(ctx, { title: t('admin.overview'), path: '/admin/dashboard' }),
    missing: ctx.site.missing,
    now,
    stats: stats.value,
    days: days.value,
    top: top.value,
    activity: activity.value,
    backup: { ...backups.value, state: backupState(backups.value, ctx.site.backsUpDaily, now) },
    isPartial: [stats, days, top, activity, backups].some(({ failed }) => failed),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

const ACTIONS = [
  { to: '/admin/ads', name: 'statistics.actionItems' },
  { to: '/admin/layout', name: 'statistics.actionLayouts' },
  { to: '/admin/ticker', name: 'statistics.actionTicker' },
  { to: '/admin/users', name: 'statistics.actionUsers' },
  { to: '/post-ad', name: 'statistics.actionPost' },
] as const

function QuickActions() {
  const t = useAdminT()
  return (
    <nav aria-label={t('statistics.actions')}>
      <ul className="flex flex-wrap gap-2">
        {ACTIONS.map(({ to, name }) => (
          <li key={to}>
            {/* Pages outside of the admin area get a document of their own. */}
            <Link to={to} reloadDocument={!to.startsWith('/admin')} className="button-quiet">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The overview: what waits, totals, actions, and what happened ([ADM-02] to [ADM-04]). */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { stats, days, top, activity, isPartial } = loaderData
  const { inbox, isMissing } = useCountedInbox()
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('admin.overview')}</h1>
      <MissingNotice missing={loaderData.missing} />
      {(isPartial || isMissing) && <Notice tone="bad" title={t('statistics.partial')} />}
      <Inbox counts={inbox} now={loaderData.now} />
      <BackupLine {...loaderData.backup} now={loaderData.now} />
      <StatCards stats={stats} />
      <QuickActions />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <DayCharts rows={days} />
          <TopCategories categories={top} />
        </div>
        <Activity entries={activity} />
      </div>
    </div>
  )
}
