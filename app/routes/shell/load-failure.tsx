import { useLocation, useRouteError } from 'react-router'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { readRefusal } from '../read-refusal.ts'
import { useLateResponses } from '../use-fresh-data.ts'
import { useRetries } from '../use-retries.ts'

/** After this many attempts the error is cleared ([HOME-06]). */
export const MAX_RETRIES = 3

type Props = { title?: MessageKey; message: MessageKey }

/** Returns what happened: the words of the page, unless too much was asked for, which says how long to wait. */
function useWords({ title = 'listings.unableTitle', message }: Props) {
  const t = useT()
  const refusal = readRefusal(useRouteError())
  return refusal?.kind === 'tooMany'
    ? { title: t('limits.title'), text: t.dynamic(refusal.code, refusal.params) }
    : { title: t.dynamic(title), text: t.dynamic(message) }
}

/** Shown where a page could not be loaded at all: what happened, and a button to retry. */
export function LoadFailure(props: Props) {
  const t = useT()
  const { title, text } = useWords(props)
  const { pathname, search } = useLocation()
  const { tried, exhausted, busy, retry } = useRetries(MAX_RETRIES)
  useLateResponses()
  if (exhausted) {
    return (
      <div className="frame py-12">
        <EmptyState title={t('listings.stillUnableTitle')} text={t('listings.stillUnableText')}>
          <title>{`${t('listings.stillUnableTitle')} · ${t('common.siteName')}`}</title>
          <Link to={pathname + search} reloadDocument className="button-primary">
            {t('listings.reload')}
          </Link>
        </EmptyState>
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState title={title} text={text}>
        <title>{`${title} · ${t('common.siteName')}`}</title>
        <button type="button" onClick={retry} disabled={busy} className="button-primary needs-script">
          {busy ? t('shell.loading') : t('listings.retry')}
        </button>
        {tried > 0 && (
          <p className="mt-3 text-muted">{t('listings.retryCount', { count: tried, most: MAX_RETRIES })}</p>
        )}
      </EmptyState>
    </div>
  )
}
