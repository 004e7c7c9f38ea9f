import { useId } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { TextInput } from '#app/ui/text-input.tsx'
import { MAX_REFUND_REASON } from '../rules.ts'

type ChoiceProps = {
  value: 'whole' | 'part'
  label: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ value, label, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-2">
      <input
        id={id}
        type="radio"
        name="extent"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-text`}
        className="size-5 accent-primary-fill"
      />
      <label htmlFor={id} className="py-1 font-semibold">
        {label}
      </label>
      <p id={`${id}-text`} className="col-start-2 text-small text-muted">
        {text}
      </p>
    </div>
  )
}

type Props = {
  leftCents: number
  isPart: boolean
  onExtent: (isPart: boolean) => void
  /** What was typed before, and its errors, by field. */
  typed: (name: string) => string | undefined
  error: (name: string) => string | undefined
}

/** How much is refunded, and why. */
export function RefundFields({ leftCents, isPart, onExtent, typed, error }: Props) {
  const t = useAdminT()
  const id = useId()
  const left = formatCents(leftCents, t.locale)
  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    initialValue: typed(name),
    error: error(name),
  })
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('money.howMuch')}</legend>
        <Choice
          value="whole"
          isChosen={!isPart}
          onChoose={() => onExtent(false)}
          label={t('money.whole', { left })}
          text={t('money.wholeText')}
        />
        <Choice
          value="part"
          isChosen={isPart}
          onChoose={() => onExtent(true)}
          label={t('money.part')}
          text={t('money.partText')}
        />
      </fieldset>
      <div className={isPart ? '' : 'only-without-script'}>
        <TextInput
          field={field('amount')}
          label={t('money.amountLabel')}
          hint={t('money.amountHint', { left })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextInput
        field={{ ...field('reason'), required: true }}
        label={t('money.reasonLabel')}
        hint={t('money.reasonHint')}
        autoComplete="off"
        maxLength={MAX_REFUND_REASON}
      />
    </>
  )
}
