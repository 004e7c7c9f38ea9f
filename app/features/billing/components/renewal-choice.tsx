import { useId } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

type Props = {
  renews: boolean
  onChoose: (renews: boolean) => void
  amountCents: number
  /** What is missing to continue, if anything. */
  error: string
}

const RADIO =
  'grid cursor-pointer content-start grid-cols-[auto_1fr] gap-x-2.5 rounded-sign border-2 border-edge bg-card p-3 has-checked:border-primary has-checked:bg-primary-soft'

/** Once, or every 30 days with a line of consent that names amount and period (D-08). */
export function RenewalChoice({ renews, onChoose, amountCents, error }: Props) {
  const t = useAccountT()
  const id = useId()
  const amount = formatCents(amountCents, t.locale)
  const choices = [
    { value: false, name: t('billing.once'), text: t('billing.onceText') },
    { value: true, name: t('billing.renews'), text: t('billing.renewsText', { amount }) },
  ]
  return (
    <fieldset className="grid gap-3">
      <legend className="section-name">{t('billing.howOften')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, name, text }) => (
          <label key={name} className={RADIO}>
            <input
              type="radio"
              name="renews"
              value={value ? 'yes' : 'no'}
              checked={renews === value}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-4.5 accent-primary"
            />
            <span className="font-bold">{name}</span>
            <span className="col-start-2 text-label text-muted">{text}</span>
          </label>
        ))}
      </div>
      {renews && (
        <div>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name="consent"
              aria-describedby={error ? `${id}-error` : undefined}
              className="size-4.5 shrink-0 accent-primary"
            />
            {t('billing.consent', { amount })}
          </label>
          <p className="pl-7 text-label text-muted">
            <LinkedText besideForm>{t('billing.consentTerms')}</LinkedText>
          </p>
          {error && (
            <p id={`${id}-error`} role="alert" className="text-label font-semibold text-red">
              {error}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}
