import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Form } from 'react-router'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { useAdminT } from '#app/i18n/use-t.tsx'

/** Downloads a month of payments and refunds as a file. */
export function ExportMonth({ months }: { months: readonly string[] }) {
  const t = useAdminT()
  const id = useId()
  if (months.length === 0) return null
  return (
    <Form
      method="post"
      action="/admin/money/export"
      reloadDocument
      className="flex flex-wrap items-center gap-2 sm:ml-auto"
    >
      <label htmlFor={id} className="text-[13px] font-semibold text-muted">
        {t('money.month')}
      </label>
      <select id={id} name="month" className="select" title={t('money.exportHint')}>
        {months.map((month) => (
          <option key={month} value={month}>
            {month}
          </option>
        ))}
      </select>
      <button type="submit" className="button-quiet">
        <Download aria-hidden size={18} strokeWidth={1.75} />
        {t('money.export')}
      </button>
      <ExportLimit />
    </Form>
  )
}
