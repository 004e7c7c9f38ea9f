import Heart from 'lucide-react/icons/heart'
import { PartLinks } from '#app/features/categories/components/part-links.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { User } from '../account/use-signed-in-user.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { PostButton } from './post-button.tsx'
import { SearchBox } from './search-box.tsx'
import { MenuButton, SiteMenu } from './site-menu.tsx'

/** The contact page, the favorites, and 'Hello, Ann' to the dashboard ([NAV-04]); the menu has the same links. */
function HeaderLinks({ user }: { user: User | null }) {
  const t = useT()
  return (
    <nav aria-label={t('shell.menu')} className={`header-links ${user ? 'header-wide' : 'header-middle'}`}>
      <Link to="/contact" className="header-wide">
        {t('shell.contact')}
      </Link>
      {user && (
        <Link to="/favorites" aria-label={t('shell.favorites')} className="justify-center">
          <Heart aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      )}
      {user ? (
        <Link to="/dashboard" className="greeting">
          {t('shell.greeting', { name: user.name || t('shell.user') })}
        </Link>
      ) : (
        <Link to="/signin">{t('shell.logIn')}</Link>
      )}
    </nav>
  )
}

/** The top of every page. It folds until it fits, in every language: see shell.css. */
export function SiteHeader({ user }: { user: User | null }) {
  const t = useT()
  return (
    <header className="site-header">
      <div className="frame header-row">
        <Link
          to="/"
          aria-label={t('shell.home')}
          className="flex items-center gap-2.5 text-[1.4375rem] font-extrabold tracking-tight"
        >
          <Logo />
          <span aria-hidden>{t('common.siteName')}</span>
        </Link>
        <PartLinks />
        <div className="header-search">
          <SearchBox id="site-search" label={t('shell.searchLabel')} />
        </div>
        <div className="header-tools">
          <LanguageSwitch />
          <HeaderLinks user={user} />
          <PostButton user={user} className="button-primary header-middle" />
          <MenuButton user={user} />
        </div>
      </div>
      <SiteMenu user={user} />
    </header>
  )
}
