import { useId } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'

/** Whether the new card is saved for later payments. Off by default. */
export function SaveCardCheckbox({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (keep: boolean) => void
}) {
  const t = useAccountT()
  const id = useId()
  return (
    <div className="mt-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={id}
          className="size-4.5 shrink-0 accent-primary"
        />
        {t('billing.rememberCard')}
      </label>
      <p id={id} className="pl-7 text-label text-muted">
        {t('billing.rememberCardText')}
      </p>
    </div>
  )
}
