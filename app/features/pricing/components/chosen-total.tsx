import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { priceOf, TIERS, type Tier } from '../packages.ts'

/** A price is shown while its package is chosen in the surrounding form, which is the group `order`. */
const WHILE_CHOSEN: Readonly<Record<Tier, string>> = {
  single: 'hidden group-has-[[value=single]:checked]/order:inline',
  silver: 'hidden group-has-[[value=silver]:checked]/order:inline',
  gold: 'hidden group-has-[[value=gold]:checked]/order:inline',
  platinum: 'hidden group-has-[[value=platinum]:checked]/order:inline',
}

/** The price of the package that is chosen in the picker of the same form. Follows the choice without JavaScript. */
export function ChosenTotal() {
  const t = useAccountT()
  return TIERS.map((tier) => (
    <span key={tier} className={WHILE_CHOSEN[tier]}>
      {' — '}
      {formatCents(priceOf(tier), t.locale)}
    </span>
  ))
}
