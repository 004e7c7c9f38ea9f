import ShieldCheck from 'lucide-react/icons/shield-check'
import { Outlet, useLocation } from 'react-router'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/shell'

/** The pages of the admin area, in the order of its menu. */
const PAGES = [
  { to: '/admin/dashboard', name: 'admin.overview' },
  { to: '/admin/ads', name: 'admin.items' },
  { to: '/admin/fulfilment', name: 'admin.fulfilment' },
  { to: '/admin/money', name: 'admin.money' },
  { to: '/admin/users', name: 'admin.users' },
  { to: '/admin/ticker', name: 'admin.ticker' },
  { to: '/admin/layout', name: 'admin.layouts', also: '/admin/category-layout' },
  { to: '/admin/log', name: 'admin.log' },
] as const satisfies readonly { to: string; name: MessageKey; also?: string }[]

type Page = { readonly to: string; readonly also?: string }

const isOpen = ({ to, also = to }: Page, path: string) => path.startsWith(to) || path.startsWith(also)

/**
 * A layout guards nothing: the pages below check for themselves, because their loaders can be requested alone
 * ([ADM-01]).
 */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

/** The user does not change during client navigation. */
export const shouldRevalidate = () => false

function AdminMenu() {
  const t = useAdminT()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('admin.menu')} className="admin-menu">
      <ul className="flex flex-wrap gap-x-1">
        {PAGES.map((page) => (
          <li key={page.to}>
            <Link to={page.to} aria-current={isOpen(page, pathname) ? 'page' : undefined}>
              {t(page.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The frame around every page of the admin area: its menu, and a sign that one is in it ([ADM-03]). */
export default function AdminShell() {
  const t = useAdminT()
  return (
    <div className="frame py-5">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-asphalt">
        <AdminMenu />
        <p className="tag my-1 inline-flex items-center gap-1 sm:ml-auto">
          <ShieldCheck aria-hidden size={14} strokeWidth={1.75} />
          {t('admin.access')}
        </p>
      </div>
      <Outlet />
    </div>
  )
}
