import { cardName } from '#app/features/billing/components/saved-card-choice.tsx'
import { useMemberT } from '#app/i18n/use-t.tsx'
import type { Portal } from '#app/platform/payments/stand-in/portal.server.ts'
import { PortalButton } from './portal-button.tsx'

type Card = Portal['cards'][number]

function CardRow({ card }: { card: Card }) {
  const t = useMemberT()
  const { id, brand, last4, isDefault } = card
  const month = String(card.expMonth).padStart(2, '0')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3">
      <p className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2">
        <span id={id} className="font-semibold">
          {t('billing.cardFacts', { brand: cardName(brand), last4 })}
        </span>
        {isDefault && <span className="tag">{t('billing.default')}</span>}
        <span className="basis-full text-[13px] text-muted">
          {t('billing.cardExpires', { month, year: String(card.expYear) })}
        </span>
      </p>
      {!isDefault && <PortalButton wish="makeDefault" id={id} label={t('billing.makeDefault')} about={id} />}
      <PortalButton wish="removeCard" id={id} label={t('billing.removeCard')} about={id} />
    </li>
  )
}

/** The cards a customer keeps at the provider. */
export function PortalCards({ cards }: { cards: readonly Card[] }) {
  const t = useMemberT()
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-2 text-xl font-bold">
        {t('billing.cards')}
      </h2>
      {cards.length === 0 && <p className="text-muted">{t('billing.noCards')}</p>}
      <ul>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}
