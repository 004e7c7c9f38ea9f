import { isRouteErrorResponse, useLocation } from 'react-router'
import { withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { readRefusal } from '#app/routes/read-refusal.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'

/** What is shown when nothing else can be ([NAV-08]). Never a stack trace: the log has it. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const refusal = readRefusal(error)
  const title = t(refusal?.kind === 'tooMany' ? 'limits.title' : 'shell.wrongTitle')
  const text = refusal ? t.dynamic(refusal.code, refusal.params) : t('shell.wrongText')
  return (
    <EmptyState number={isRouteErrorResponse(error) ? String(error.status) : ''} title={title} text={text}>
      <title>{`${title} · ${t('common.siteName')}`}</title>
      {refusal?.kind === 'unauthenticated' && (
        <Link to={withGoal('/signin', { to: pathname + search, save: null })} className="button-primary mr-3">
          {t('shell.logIn')}
        </Link>
      )}
      <button type="button" className="button-primary" onClick={() => window.location.reload()}>
        {t('shell.reload')}
      </button>
    </EmptyState>
  )
}
