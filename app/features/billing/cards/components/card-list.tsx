import CreditCard from 'lucide-react/icons/credit-card'
import { useRef } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { cardName } from '../../card-name.ts'
import type { BillingActions } from '../../subscriptions/components/subscription-actions.tsx'
import type { SavedCard } from '../queries.server.ts'

type Props = { card: SavedCard; actions: BillingActions }

const SMALL = 'button-quiet min-h-11 px-3 py-1 text-label md:min-h-9'

function CardRow({ card, actions }: Props) {
  const t = useAccountT()
  const question = useRef<HTMLDialogElement>(null)
  const name = t('billing.cardFacts', { brand: cardName(card.brand), last4: card.last4 })
  const month = String(card.expMonth).padStart(2, '0')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <CreditCard aria-hidden size={22} strokeWidth={1.75} className="text-muted" />
      <p className="min-w-0 flex-1 basis-44">
        <span className="font-semibold">{name}</span>
        {card.isDefault && <span className="tag ml-2">{t('billing.default')}</span>}
        <span className="block text-small text-muted">
          {t('billing.cardExpires', { month, year: String(card.expYear) })}
        </span>
      </p>
      {!card.isDefault && (
        <button
          type="button"
          className={SMALL}
          disabled={actions.busy}
          onClick={() => void actions.makeDefault(card.id)}
        >
          {t('billing.makeDefault')}
        </button>
      )}
      <button
        type="button"
        className={SMALL}
        disabled={actions.busy}
        onClick={() => question.current?.showModal()}
      >
        {t('billing.removeCard')}
      </button>
      <ConfirmDialog
        ref={question}
        title={t('billing.removeCardQuestion', { card: name })}
        confirmLabel={t('billing.removeCard')}
        cancelLabel={t('billing.keepIt')}
        closeLabel={t('billing.close')}
        danger
        onConfirm={() => void actions.removeCard(card.id)}
      />
    </li>
  )
}

/** Saved cards, the default first ([SUB-03]). */
export function CardList({ cards, actions }: { cards: readonly SavedCard[]; actions: BillingActions }) {
  const t = useAccountT()
  if (cards.length === 0) return <p className="text-muted">{t('billing.noCards')}</p>
  return (
    <ul>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} actions={actions} />
      ))}
    </ul>
  )
}
