import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { SignOutForm } from '../account/sign-out-form.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'
import { CommandButton } from './command-box.tsx'

function SignOut() {
  const t = useAdminT()
  return (
    <SignOutForm className="icon-button" title={t('shell.logOut')}>
      <LogOut aria-hidden size={20} strokeWidth={1.75} />
      <span className="sr-only">{t('shell.logOut')}</span>
    </SignOutForm>
  )
}

/** The top of every page of the admin area: the way back to the site, a sign that one is in it, and the command box. */
export function AdminHeader() {
  const t = useAdminT()
  return (
    <header className="admin-header print:hidden">
      <Link to="/" reloadDocument aria-label={t('shell.home')} className="flex items-center gap-2.5">
        <Logo />
        <span aria-hidden className="text-[1.25rem] font-extrabold tracking-tight max-sm:hidden">
          {t('common.siteName')}
        </span>
      </Link>
      <p className="tag inline-flex items-center gap-1">
        <ShieldCheck aria-hidden size={14} strokeWidth={1.75} />
        <span className="max-md:sr-only">{t('admin.access')}</span>
      </p>
      <CommandButton />
      <div className="flex items-center gap-1 sm:gap-2">
        <LanguageSwitch />
        <Link to="/dashboard" reloadDocument className="plain-link max-lg:hidden">
          {t('shell.dashboard')}
        </Link>
        <SignOut />
      </div>
    </header>
  )
}
