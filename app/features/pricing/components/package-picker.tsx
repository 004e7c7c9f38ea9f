import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { type Offer, PACKAGES, type Part, POPULAR, priceOf, TIERS, type Tier } from '../packages.ts'
import { savingText } from '../saving-text.ts'

type Props = {
  /** The name of the radio buttons, under which the form sends the chosen package. */
  name: string
  initial: Tier
  /** Price and additions of each package here, where they are not its full price and contents. */
  offers?: Partial<Record<Tier, Offer>>
  /** The packages to choose from; all by default. */
  choices?: readonly Tier[]
  onChoose?: (tier: Tier) => void
}

// A label can contain no paragraphs and no lists.

/** The contents of a package; of an upgrade, what it adds and what is there already. */
function Contents({ tier, offer }: { tier: Tier; offer: Offer | undefined }) {
  const t = useAccountT()
  const owned = offer?.owned ?? []
  const parts: readonly Part[] = PACKAGES[tier].parts
  const Mark = owned.length > 0 ? Plus : Check
  return (
    <span className="mt-2 grid gap-1 text-label">
      {parts
        .filter((part) => !owned.includes(part))
        .map((part) => (
          <span key={part} className="flex items-center gap-1.5">
            <Mark aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-green" />
            {t(`billing.${part}`)}
          </span>
        ))}
      {owned.map((part) => (
        <span key={part} className="pl-5.5 text-muted">
          {t('billing.entitlementOwned', { part: t(`billing.${part}`) })}
        </span>
      ))}
    </span>
  )
}

/** The saving, or what an upgrade adds and until when. */
function Worth({ tier, offer }: { tier: Tier; offer: Offer | undefined }) {
  const t = useAccountT()
  const saving = savingText(t, tier)
  if (offer && offer.owned.length > 0)
    return (
      <span className="text-small text-muted">
        {t('billing.addsUntil', { day: formatDay(offer.until, t) })}
      </span>
    )
  if (saving === '') return null
  return <span className="text-small text-muted">{saving}</span>
}

/**
 * The packages as radio cards in the order of their prices ([POST-08]): contents, price and saving; of an upgrade,
 * the difference and what it adds. Works without JavaScript.
 */
export function PackagePicker({ name, initial, offers = {}, choices = TIERS, onChoose }: Props) {
  const t = useAccountT()
  const id = useId()
  // What an upgrade adds ends with what is there already.
  const isUpgrade = Object.values(offers).some(({ owned }) => owned.length > 0)
  return (
    <fieldset className="grid gap-3">
      <legend className="section-name">{t('billing.packages')}</legend>
      <div className="package-cards">
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
              {formatCents(offers[tier]?.priceCents ?? priceOf(tier), t.locale)}
            </span>
            <Worth tier={tier} offer={offers[tier]} />
            <Contents tier={tier} offer={offers[tier]} />
          </label>
        ))}
      </div>
      <p className="text-small text-muted">
        {!isUpgrade && t('billing.packagesLead')} {t('billing.billboardLead')}
      </p>
    </fieldset>
  )
}
