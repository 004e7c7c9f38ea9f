import { useAccountT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnChange } from '../billboard-change.ts'

/** Says how a change stands while the approved version is public ([AD-05]). */
export function ChangeNotice({ change }: { change: OwnChange | null }) {
  const t = useAccountT()
  if (!change) return null
  if (change.state === 'waiting')
    return (
      <Notice tone="good" title={t('dashboard.changeWaiting')}>
        <p>{t('billboards.changeWaits')}</p>
      </Notice>
    )
  return (
    <Notice tone="bad" title={t('dashboard.changeRejected')}>
      <p className="wrap-anywhere">{t('dashboard.why', { reason: change.reason })}</p>
      <p>{t('billboards.changeRejected')}</p>
    </Notice>
  )
}
