import Menu from 'lucide-react/icons/menu'
import { useId } from 'react'
import { useLocation } from 'react-router'
import type { Inbox } from '#app/features/statistics/inbox/inbox-entries.ts'
import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { MENU, MENU_ENTRIES, type MenuEntry, openEntry } from './menu-entries.ts'

const countOf = ({ counts = [] }: MenuEntry, inbox: Inbox) =>
  counts.reduce((sum, kind) => sum + inbox[kind].count, 0)

function Count({ count }: { count: number }) {
  const t = useAdminT()
  if (count === 0) return null
  return (
    <span className="menu-count">
      {formatNumber(count, t.locale)}
      <span className="sr-only"> {t('admin.waiting')}</span>
    </span>
  )
}

function Entry({ entry, inbox, isOpen }: { entry: MenuEntry; inbox: Inbox; isOpen: boolean }) {
  const t = useAdminT()
  return (
    <li>
      <Link to={entry.to} aria-current={isOpen ? 'page' : undefined}>
        {t(entry.name)} <Count count={countOf(entry, inbox)} />
      </Link>
    </li>
  )
}

/**
 * The pages of the admin area, by section, with what waits ([ADM-03]): beside the page on wide screens, elsewhere opened by
 * a line that names the open page. The same links both times, without a script.
 */
export function AdminMenu({ inbox }: { inbox: Inbox }) {
  const t = useAdminT()
  const id = useId()
  const open = openEntry(useLocation())
  return (
    <nav aria-label={t('admin.menu')}>
      <details className="admin-menu">
        <summary>
          <Menu aria-hidden size={18} strokeWidth={1.75} />
          {open ? t(open.name) : t('admin.menu')}
          <Count count={MENU_ENTRIES.reduce((sum, entry) => sum + countOf(entry, inbox), 0)} />
        </summary>
        {MENU.map(({ name, entries }, at) => (
          <div key={name}>
            <h2 id={`${id}-${at}`} className="section-name">
              {t(name)}
            </h2>
            <ul aria-labelledby={`${id}-${at}`}>
              {entries.map((entry) => (
                <Entry key={entry.to} entry={entry} inbox={inbox} isOpen={entry === open} />
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  )
}
