import type { MessageKey } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import type { Failure } from '../stale-on-error.ts'
import { useLateResponses } from '../use-fresh-data.ts'
import { useRetries } from '../use-retries.ts'
import { MAX_RETRIES } from './load-failure.tsx'

function Notice({ failure, message }: { failure: Failure; message: MessageKey }) {
  const t = useT()
  const { exhausted, busy, retry } = useRetries(MAX_RETRIES)
  useLateResponses()
  if (exhausted) return null
  return (
    <div role="alert" className="notice mb-4">
      <p className="flex-1">
        {failure === 'tooLong' && `${t('listings.tookTooLong')} `}
        {t.dynamic(message)} {t('listings.showingCached')}
      </p>
      <button type="button" onClick={retry} disabled={busy} className="button-quiet">
        {busy ? t('shell.loading') : t('listings.retryShort')}
      </button>
    </div>
  )
}

/** Says that what is on screen could not be refreshed, and keeps it on screen ([HOME-06], [CAT-07]). */
export function StaleNotice({ failure, message }: { failure?: Failure | undefined; message: MessageKey }) {
  return failure ? <Notice failure={failure} message={message} /> : null
}
