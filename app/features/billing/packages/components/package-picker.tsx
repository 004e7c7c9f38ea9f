import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { type Cents, formatCents } from '#app/lib/money.ts'
import { PACKAGES, type Part, PICKER, POPULAR, priceOf, savingOf, type Tier } from '../rules.ts'

type Props = {
  /** Of the radio buttons: the form sends the chosen package under it. */
  name: string
  initial?: Tier
  /** What each package costs here, where that is not its price, such as the rest that is left to pay. */
  prices?: Partial<Record<Tier, Cents>>
  /** The packages that can be chosen. All, unless it says otherwise. */
  choices?: readonly Tier[]
  onChoose?: (tier: Tier) => void
}

function Contents({ tier }: { tier: Tier }) {
  const t = useMemberT()
  const parts: readonly Part[] = PACKAGES[tier].parts
  return (
    <ul className="mt-2 grid gap-1 text-[13.5px]">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <Check aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-green" />
          {t(`billing.${part}`)}
        </li>
      ))}
    </ul>
  )
}

function Worth({ tier }: { tier: Tier }) {
  const t = useMemberT()
  const saving = savingOf(tier)
  if (saving === 0) return null
  const money = (cents: Cents) => formatCents(cents, t.locale)
  return (
    <p className="text-[13px] text-muted">
      {t('billing.saving', { value: money(PACKAGES[tier].valueCents), saving: money(saving) })}
    </p>
  )
}

/** The packages as radio cards ([POST-08]): what each holds, what it costs, and what one saves. Works without JavaScript. */
export function PackagePicker({ name, initial = POPULAR, prices = {}, choices = PICKER, onChoose }: Props) {
  const t = useMemberT()
  const id = useId()
  return (
    <fieldset className="grid gap-3">
      <legend className="section-name">{t('billing.packages')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-3">
        {choices.map((tier) => (
          <label
            key={tier}
            htmlFor={`${id}-${tier}`}
            className="relative grid cursor-pointer content-start gap-0.5 rounded-sign border-2 border-edge bg-card p-4 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <span className="flex min-h-7 items-center gap-2 font-bold">
              <input
                id={`${id}-${tier}`}
                type="radio"
                name={name}
                value={tier}
                defaultChecked={tier === initial}
                onChange={() => onChoose?.(tier)}
                className="size-4.5 accent-primary outline-none"
              />
              {t(`billing.${tier}`)}
              {tier === POPULAR && <span className="tag tag-featured ml-auto">{t('billing.popular')}</span>}
            </span>
            <span className="text-2xl font-extrabold">
              {formatCents(prices[tier] ?? priceOf(tier), t.locale)}
            </span>
            <Worth tier={tier} />
            <Contents tier={tier} />
          </label>
        ))}
      </div>
      <p className="text-[13px] text-muted">
        {t('billing.packagesLead')} {t('billing.billboardNote')}
      </p>
    </fieldset>
  )
}
