import { useAccountT } from '#app/i18n/use-t.tsx'
import { cardName } from '../../card-name.ts'
import type { SavedCard } from '../../cards/queries.server.ts'
import { cardLabel } from '../../components/saved-card-choice.tsx'
import type { OwnSubscription } from '../queries.server.ts'
import { subscriptionStatus } from '../subscription-status.ts'
import { type BillingActions, SMALL } from './subscription-actions.tsx'

type Props = { subscription: OwnSubscription; cards: readonly SavedCard[]; actions: BillingActions }

/** Assigns another card to a subscription; after a failed renewal it is charged at once. */
function OtherCards({ subscription, cards, actions }: Props) {
  const t = useAccountT()
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget).get('card')
        if (typeof chosen === 'string') void actions.changeCard(subscription.stripeSubscriptionId, chosen)
      }}
    >
      <select name="card" aria-label={t('billing.chooseCard')} className="select min-w-0 max-w-full">
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {cardLabel(t, card)}
          </option>
        ))}
      </select>
      <button type="submit" className={SMALL} disabled={actions.busy}>
        {t('billing.useThisCard')}
      </button>
    </form>
  )
}

/** The card of a subscription, and the choice of another one. */
export function SubscriptionCard({ subscription, cards, actions }: Props) {
  const t = useAccountT()
  const { defaultPaymentMethod, status } = subscription
  const isPaying = ({ ids }: SavedCard) => defaultPaymentMethod !== null && ids.includes(defaultPaymentMethod)
  const others = cards.filter((card) => !isPaying(card))
  const card = cards.find(isPaying)
  return (
    <div className="grid gap-1.5">
      {card && (
        <p className="text-label">
          {t('billing.paysWith')}:{' '}
          {t('billing.cardFacts', { brand: cardName(card.brand), last4: card.last4 })}
        </p>
      )}
      {subscriptionStatus(status) === 'pastDue' && (
        <p role="alert" className="text-label font-semibold text-red">
          {t(others.length > 0 ? 'billing.payOpenInvoice' : 'billing.addOtherCard')}
        </p>
      )}
      {others.length > 0 && <OtherCards subscription={subscription} cards={others} actions={actions} />}
    </div>
  )
}
