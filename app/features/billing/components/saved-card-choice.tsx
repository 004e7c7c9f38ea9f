import CreditCard from 'lucide-react/icons/credit-card'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { cardName } from '../card-name.ts'
import type { SavedCard } from '../cards/queries.server.ts'

/** Returns 'Visa ending in 4242, expires 12/2034': two cards may end alike. */
export function cardLabel(t: AccountTranslate, { brand, last4, expMonth, expYear }: SavedCard): string {
  const month = String(expMonth).padStart(2, '0')
  const expires = t('billing.cardExpires', { month, year: String(expYear) })
  return `${t('billing.cardFacts', { brand: cardName(brand), last4 })} · ${expires}`
}

type Props = {
  cards: readonly SavedCard[]
  /** The id of the chosen card; '' for a new one, null when nothing is chosen. */
  chosen: string | null
  onChoose: (id: string) => void
}

/** Which card to pay with: one of the saved ones, or a new one. */
export function SavedCardChoice({ cards, chosen, onChoose }: Props) {
  const t = useAccountT()
  const choices = [
    ...cards.map((card) => ({ id: card.id, name: cardLabel(t, card) })),
    { id: '', name: t('billing.newCard') },
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('billing.payWith')}</legend>
      {choices.map(({ id, name }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sign border border-edge px-3 has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            type="radio"
            name="card"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="size-4.5 accent-primary"
          />
          <CreditCard aria-hidden size={20} strokeWidth={1.75} className="text-muted" />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
