import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { User } from '../account/use-signed-in-user.ts'
import { PostButton } from './post-button.tsx'

/** Everything of the header on a small screen ([NAV-06]). */
export function MobileMenu({ user }: { user: User | null }) {
  const t = useT()
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // Following a link keeps the document, and would keep the menu open.
  useEffect(() => menu.current?.hidePopover(), [key])
  return (
    <nav ref={menu} id="site-menu" popover="auto" aria-label={t('shell.menu')} className="menu-sheet">
      <ul>
        <li>
          <Link to="/search">{t('search.title')}</Link>
        </li>
        <li>
          {user ? (
            <Link to="/dashboard">{t('shell.dashboard')}</Link>
          ) : (
            <Link to="/signin">{t('shell.logIn')}</Link>
          )}
        </li>
        {user?.isAdmin && (
          <li>
            <a href="/admin/dashboard">{t('shell.administration')}</a>
          </li>
        )}
        {user && (
          <li>
            <Link to="/favorites">{t('shell.favorites')}</Link>
          </li>
        )}
        <li>
          <PostButton user={user} className="" />
        </li>
        <li>
          <Link to="/contact">{t('shell.contact')}</Link>
        </li>
        {user && (
          <li>
            <Form method="post" action="/signout" reloadDocument>
              <button type="submit">{t('shell.logOut')}</button>
            </Form>
          </li>
        )}
      </ul>
    </nav>
  )
}
