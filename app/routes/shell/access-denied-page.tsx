import { useT } from '#app/i18n/use-t.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** What the admin area shows to everyone else ([ADM-01]). */
export function AccessDeniedPage({ lacksTwoFactor }: { lacksTwoFactor: boolean }) {
  const t = useT()
  const title = lacksTwoFactor ? t('common.adminsNeedTwoFactor') : t('common.adminsOnly')
  return (
    <EmptyState number="403" title={title} text={t('shell.deniedText')}>
      <title>{`${title} · ${t('common.siteName')}`}</title>
      {lacksTwoFactor && (
        <a href="/dashboard/second-factor" className="button-primary">
          {t('shell.setUpTwoFactor')}
        </a>
      )}
      {/* A whole document: this one may load less than others, and has the messages of the admin area. */}
      <a href="/" className="button-primary">
        {t('shell.returnHome')}
      </a>
    </EmptyState>
  )
}
