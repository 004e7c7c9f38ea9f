import { useAdminT } from '#app/i18n/use-t.tsx'
import type { SearchResult } from '../found-things.ts'

type Props = { failure: NonNullable<SearchResult['failure']>; onRetry: () => void }

/** Says that nothing could be looked for, which is not the same as nothing found ([ADM-08]). */
export function SearchFailed({ failure, onRetry }: Props) {
  const t = useAdminT()
  return (
    <div role="alert" className="grid justify-items-start gap-2 border-l-3 border-red py-1 pl-3">
      <p>{failure === 'unavailable' ? t('admin.findFailed') : t.dynamic(failure.code, failure.params)}</p>
      <button type="button" onClick={onRetry} className="button-quiet">
        {t('listings.retry')}
      </button>
    </div>
  )
}
