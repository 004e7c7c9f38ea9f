import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Form, useSearchParams } from 'react-router'
import { DownloadButton } from '#app/features/accounts/export/components/download-button.tsx'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { DOWNLOAD_PARAM } from '#app/features/accounts/export/download-param.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'

/** Downloads a month of payments and refunds as a file. */
export function ExportMonth({ months }: { months: readonly string[] }) {
  const t = useAdminT()
  const id = useId()
  const [params] = useSearchParams()
  if (months.length === 0) return null
  return (
    <Form
      method="post"
      action="/admin/money/export"
      reloadDocument
      className="flex flex-wrap items-center gap-2 sm:ml-auto"
    >
      <label htmlFor={id} className="text-small font-semibold text-muted">
        {t('money.month')}
      </label>
      <select
        id={id}
        name="month"
        defaultValue={params.get(DOWNLOAD_PARAM) ?? undefined}
        className="select"
        title={t('money.exportHint')}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {month}
          </option>
        ))}
      </select>
      <DownloadButton>
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t('money.export')}
      </DownloadButton>
      <ExportLimit />
    </Form>
  )
}
