import { Outlet, useLocation } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireUser } from '../guards.server.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/shell'

/** A layout guards nothing: every page below checks for itself. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return null
}

/** Nothing in the frame changes. */
export const shouldRevalidate = () => false

const SETTINGS = '/dashboard/settings'
const SETTINGS_OF: ReadonlySet<string> = new Set(['/dashboard/passkeys', '/dashboard/second-factor'])

const TABS = [
  { to: '/dashboard', key: 'dashboard.listingsTab' },
  { to: '/dashboard/favorites', key: 'dashboard.favoritesTab' },
  { to: SETTINGS, key: 'dashboard.settingsTab' },
  { to: '/dashboard/payments', key: 'dashboard.paymentsTab' },
] as const

/** Whether a tab is that of this page; some settings have pages of their own. */
const isTabOf = (pathname: string, to: string) =>
  pathname === to || (to === SETTINGS && SETTINGS_OF.has(pathname))

/** The frame of the dashboard ([DASH-01]): four tabs, each with an address of its own. */
export default function DashboardShell() {
  const t = useAccountT()
  const { pathname } = useLocation()
  return (
    <div className="frame pt-5 md:pt-7">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('dashboard.title')}</h1>
      <nav aria-label={t('dashboard.tabs')} className="tabs">
        {TABS.map(({ to, key }) => (
          <Link key={to} to={to} aria-current={isTabOf(pathname, to) ? 'page' : undefined}>
            {t(key)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure message="dashboard.loadFailed" />
}
