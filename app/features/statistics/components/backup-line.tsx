import { useAdminT } from '#app/i18n/use-t.tsx'
import { relativeDay } from '#app/lib/relative-day.ts'

type Props = {
  readonly state: 'made' | 'none' | 'failed' | 'late'
  readonly madeAt: Date | null
  readonly now: Date
}

const HOUR_MS = 3_600_000
const WORDS = { made: 'statistics.backupMade', late: 'statistics.backupLate' } as const

/** When the site was last backed up, and whether something is wrong with it ([BAK-08]). */
export function BackupLine({ state, madeAt, now }: Props) {
  const t = useAdminT()
  if (state === 'failed') return <p className="font-semibold text-red">{t('statistics.backupFailed')}</p>
  if (state === 'none' || !madeAt) return <p className="text-muted">{t('statistics.backupNone')}</p>
  if (now.getTime() - madeAt.getTime() < HOUR_MS)
    return <p className="text-muted">{t('statistics.backupRecent')}</p>
  const when = relativeDay(madeAt, now, t.locale)
  return (
    <p className={state === 'late' ? 'font-semibold text-red' : 'text-muted'}>{t(WORDS[state], { when })}</p>
  )
}
