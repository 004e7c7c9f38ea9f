import { useAccountT } from '#app/i18n/use-t.tsx'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'

const MINUTE_SECONDS = 60

/** How many files a user may download, said beside the buttons that make them ([ADM-10]). */
export function ExportLimit() {
  const t = useAccountT()
  const { max, per } = RATE_LIMITS.exportData
  return (
    <p className="text-small text-muted">
      {t('accounts.exportLimit', { count: max, minutes: per / MINUTE_SECONDS })}
    </p>
  )
}
