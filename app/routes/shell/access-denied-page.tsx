import { useT } from '#app/i18n/use-t.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'

/** What the admin area shows to everyone else ([ADM-01]). */
export function AccessDeniedPage({ lacksTwoFactor }: { lacksTwoFactor: boolean }) {
  const t = useT()
  const title = lacksTwoFactor ? t('common.adminsNeedTwoFactor') : t('common.adminsOnly')
  return (
    <EmptyState number="403" title={title} text={t('shell.deniedText')}>
      <title>{`${title} · ${t('common.siteName')}`}</title>
      {lacksTwoFactor && (
        <Link to="/dashboard/second-factor" reloadDocument className="button-primary">
          {t('shell.setUpTwoFactor')}
        </Link>
      )}
      {/* A whole document: this one may load less than others, and has the messages of the admin area. */}
      <Link to="/" reloadDocument className="button-primary">
        {t('shell.returnHome')}
      </Link>
    </EmptyState>
  )
}
