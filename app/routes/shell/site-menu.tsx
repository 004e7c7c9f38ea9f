import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { SignOutForm } from '../account/sign-out-form.tsx'
import type { User } from '../account/use-signed-in-user.ts'
import { PostButton } from './post-button.tsx'

const MENU = 'site-menu'

/** The button of the menu: three lines, or the first letter of the user's name. */
export function MenuButton({ user }: { user: User | null }) {
  const t = useT()
  if (!user) {
    return (
      <button type="button" popoverTarget={MENU} className="header-button header-narrow">
        <Menu aria-hidden size={20} strokeWidth={1.75} />
        <span className="sr-only">{t('shell.menu')}</span>
      </button>
    )
  }
  const [letter] = user.name || t('shell.user')
  return (
    <button type="button" popoverTarget={MENU} className="account-button">
      <span aria-hidden>{letter?.toUpperCase()}</span>
      <span className="sr-only">{t('shell.account')}</span>
    </button>
  )
}

const ENTRIES = [
  ['/dashboard', 'shell.dashboard'],
  ['/profile', 'shell.profile'],
  ['/dashboard/settings', 'shell.settings'],
  ['/favorites', 'shell.favorites'],
] as const

/** What the account has ([NAV-11]). The admin area is another document. */
function AccountEntries({ user }: { user: User }) {
  const t = useT()
  return (
    <>
      {user.isAdmin && (
        <li>
          <Link to="/admin/dashboard" reloadDocument>
            {t('shell.administration')}
          </Link>
        </li>
      )}
      {ENTRIES.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{t(name)}</Link>
        </li>
      ))}
    </>
  )
}

/** Everything that the header has no room for ([NAV-06]), and the account ([NAV-11]). A popover: it needs no script. */
export function SiteMenu({ user }: { user: User | null }) {
  const t = useT()
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // Following a link keeps the document, and would keep the menu open.
  useEffect(() => menu.current?.hidePopover(), [key])
  return (
    <nav
      ref={menu}
      id={MENU}
      popover="auto"
      aria-label={user ? t('shell.account') : t('shell.menu')}
      className="menu-sheet menu-sheet-end"
    >
      <ul>
        <li className="header-narrow">
          <Link to="/search">{t('search.title')}</Link>
        </li>
        {user ? (
          <AccountEntries user={user} />
        ) : (
          <li>
            <Link to="/signin">{t('shell.logIn')}</Link>
          </li>
        )}
        <li className="header-narrow">
          <PostButton user={user} className="" />
        </li>
        <li className="header-narrow">
          <Link to="/contact">{t('shell.contact')}</Link>
        </li>
        {user && (
          <li>
            <SignOutForm />
          </li>
        )}
      </ul>
    </nav>
  )
}
