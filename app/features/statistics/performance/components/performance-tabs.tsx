import { useLocation } from 'react-router'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'

const TABS = [
  { to: '/admin/performance', name: 'statistics.ads' },
  { to: '/admin/performance/cells', name: 'statistics.cells' },
] as const

/** Leads from the numbers of banner ads to those of cells, and back. */
export function PerformanceTabs() {
  const t = useAdminT()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('statistics.performance')} className="tabs">
      {TABS.map(({ to, name }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
