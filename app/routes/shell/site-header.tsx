import Heart from 'lucide-react/icons/heart'
import Menu from 'lucide-react/icons/menu'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { User } from '../account/use-signed-in-user.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PostButton } from './post-button.tsx'
import { SearchBox } from './search-box.tsx'

/** 'Hello, Ann' to the dashboard, or the way in ([NAV-04]). */
function WhoIsHere({ user }: { user: User | null }) {
  const t = useT()
  if (!user) return <Link to="/signin">{t('shell.logIn')}</Link>
  return (
    <Link to="/dashboard">
      <span className="truncate">{t('shell.greeting', { name: user.name || t('shell.user') })}</span>
    </Link>
  )
}

/** The top of every page. */
export function SiteHeader({ user }: { user: User | null }) {
  const t = useT()
  return (
    <header className="border-b-3 border-asphalt bg-card print:hidden">
      <div className="frame flex flex-wrap items-center gap-x-5 gap-y-2.5 py-2.5 md:h-17 md:flex-nowrap md:py-0">
        <Link
          to="/"
          aria-label={t('shell.home')}
          className="flex items-center gap-2.5 text-[23px] font-extrabold tracking-tight"
        >
          <Logo />
          <span aria-hidden>{t('common.siteName')}</span>
        </Link>
        <div className="order-last basis-full md:order-none md:max-w-130 md:flex-1 md:basis-auto">
          <SearchBox id="site-search" label={t('shell.searchLabel')} />
        </div>
        <div className="ml-auto flex items-center gap-2 md:gap-4">
          <LanguageSwitch />
          <nav aria-label={t('shell.menu')} className="header-links max-md:hidden">
            <Link to="/contact">{t('shell.contact')}</Link>
            {user && (
              <Link to="/favorites" aria-label={t('shell.favorites')}>
                <Heart aria-hidden size={20} strokeWidth={1.75} />
              </Link>
            )}
            {user?.isAdmin && <a href="/admin/dashboard">{t('shell.administration')}</a>}
            <WhoIsHere user={user} />
          </nav>
          <PostButton user={user} className="button-primary max-md:hidden" />
          <button type="button" popoverTarget="site-menu" className="header-button md:hidden">
            <Menu aria-hidden size={20} strokeWidth={1.75} />
            <span className="sr-only">{t('shell.menu')}</span>
          </button>
        </div>
      </div>
      <MobileMenu user={user} />
    </header>
  )
}
