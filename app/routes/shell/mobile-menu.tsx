import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import type { Person } from './person.ts'
import { PostButton } from './post-button.tsx'

/** Everything of the header on a small screen ([NAV-06]). */
export function MobileMenu({ person }: { person: Person | null }) {
  const t = useT()
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // Following a link keeps the document, and with it an open menu.
  useEffect(() => menu.current?.hidePopover(), [key])
  return (
    <nav ref={menu} id="site-menu" popover="auto" aria-label={t('shell.menu')} className="menu-sheet">
      <ul>
        <li>
          <Go to="/search">{t('search.title')}</Go>
        </li>
        <li>
          {person ? (
            <Go to="/dashboard">{t('shell.dashboard')}</Go>
          ) : (
            <Go to="/signin">{t('shell.logIn')}</Go>
          )}
        </li>
        {person?.isAdmin && (
          <li>
            <a href="/admin/dashboard">{t('shell.administration')}</a>
          </li>
        )}
        {person && (
          <li>
            <Go to="/favorites">{t('shell.favorites')}</Go>
          </li>
        )}
        <li>
          <PostButton person={person} className="" />
        </li>
        <li>
          <Go to="/contact">{t('shell.contact')}</Go>
        </li>
        {person && (
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
