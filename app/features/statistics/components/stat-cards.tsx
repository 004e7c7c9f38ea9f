import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { expiredAds, type SiteStats } from '../site-figures.ts'

/** The totals, each with a link to the list it counts ([ADM-02]). */
const CARDS = [
  { name: 'statistics.users', to: '/admin/users', of: (stats: SiteStats) => stats.users },
  { name: 'statistics.ads', to: '/admin/ads', of: (stats: SiteStats) => stats.ads },
  { name: 'statistics.listings', to: '/admin/ads', of: (stats: SiteStats) => stats.listings },
  { name: 'statistics.activeAds', to: '/admin/ads', of: (stats: SiteStats) => stats.activeAds },
  { name: 'statistics.expiredAds', to: '/admin/ads', of: expiredAds },
] as const

export function StatCards({ stats }: { stats: SiteStats }) {
  const t = useAdminT()
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {CARDS.map(({ name, to, of }) => (
        <li key={name} className="flex">
          <Link to={to} className="stat-card">
            <b className="text-2xl font-extrabold">{formatNumber(of(stats), t.locale)}</b>
            <span className="text-small text-muted">{t(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
