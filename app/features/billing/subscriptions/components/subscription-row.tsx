import { type ReactNode, useRef, useState } from 'react'
import { categoryMeant } from '#app/features/categories/labels/rules.ts'
import { CATEGORIES } from '#app/features/categories/rules.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/day.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Go } from '#app/ui/go.tsx'
import type { SavedCard } from '../../cards/queries.server.ts'
import { cardName } from '../../components/saved-card-choice.tsx'
import type { OwnSubscription } from '../queries.server.ts'
import { isMigrated, STANDING_NAMES, standingOf } from '../rules.ts'

/** What can be done about subscriptions and cards; each call answers whether it worked ([SUB-06]). */
export type BillingActions = {
  readonly busy: boolean
  readonly cancel: (id: string, resume: boolean) => Promise<boolean>
  readonly changeCard: (id: string, paymentMethodId: string) => Promise<boolean>
  readonly requestCancellation: (id: string) => Promise<boolean>
  readonly removeCard: (id: string) => Promise<boolean>
  readonly makeDefault: (id: string) => Promise<boolean>
}

type Props = {
  subscription: OwnSubscription
  cards: readonly SavedCard[]
  isCurrent: boolean
  actions: BillingActions
}

function useTerm({ status, currentPeriodEnd, cancelAtPeriodEnd }: OwnSubscription): string {
  const t = useMemberT()
  if (!currentPeriodEnd) return ''
  const day = formatDay(currentPeriodEnd, t.locale)
  if (standingOf(status) === 'canceled') return t('billing.ended', { day })
  return cancelAtPeriodEnd ? t('billing.endsOn', { day }) : t('billing.renewsOn', { day })
}

const SMALL = 'button-quiet min-h-11 px-3 py-1 text-[13.5px] md:min-h-9'

/** Chooses the card a subscription is paid with. */
function CardOf({ subscription, cards, actions }: Props) {
  const t = useMemberT()
  const { stripeSubscriptionId: id, defaultPaymentMethod, status } = subscription
  const others = cards.filter((card) => card.id !== defaultPaymentMethod)
  const card = cards.find((one) => one.id === defaultPaymentMethod)
  return (
    <div className="grid gap-1.5">
      {card && (
        <p className="text-[13.5px]">
          {t('billing.paysWith')}:{' '}
          {t('billing.cardFacts', { brand: cardName(card.brand), last4: card.last4 })}
        </p>
      )}
      {standingOf(status) === 'pastDue' && (
        <p role="alert" className="text-[13.5px] font-semibold text-red">
          {t('billing.payOpenInvoice')}
        </p>
      )}
      {others.length > 0 && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const chosen = new FormData(event.currentTarget).get('card')
            if (typeof chosen === 'string') void actions.changeCard(id, chosen)
          }}
        >
          <select name="card" aria-label={t('billing.chooseCard')} className="select min-w-0 max-w-full">
            {others.map(({ id: other, brand, last4 }) => (
              <option key={other} value={other}>
                {t('billing.cardFacts', { brand: cardName(brand), last4 })}
              </option>
            ))}
          </select>
          <button type="submit" className={SMALL} disabled={actions.busy}>
            {t('billing.useThisCard')}
          </button>
        </form>
      )}
    </div>
  )
}

/** A subscription of an earlier system: what cannot be done here is said, and people can be asked (D-08). */
function Migrated({ subscription, actions }: Pick<Props, 'subscription' | 'actions'>) {
  const t = useMemberT()
  const [isAsked, setIsAsked] = useState(subscription.endRequestedAt !== null)
  const ask = async () => setIsAsked(await actions.requestCancellation(subscription.stripeSubscriptionId))
  return (
    <div className="grid justify-items-start gap-2 text-[13.5px]">
      <p>{t('billing.migratedCancel')}</p>
      <p>{t('billing.migratedRenewal')}</p>
      {isAsked ? (
        <p role="status">{t('billing.cancellationRequested')}</p>
      ) : (
        <button type="button" className={SMALL} disabled={actions.busy} onClick={() => void ask()}>
          {t('billing.requestCancellation')}
        </button>
      )}
    </div>
  )
}

function Renewal({ subscription, actions }: Pick<Props, 'subscription' | 'actions'>) {
  const t = useMemberT()
  const question = useRef<HTMLDialogElement>(null)
  const { stripeSubscriptionId: id, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const day = formatDay(currentPeriodEnd, t.locale)
  if (cancelAtPeriodEnd)
    return (
      <button
        type="button"
        className={SMALL}
        disabled={actions.busy}
        onClick={() => void actions.cancel(id, true)}
      >
        {t('billing.turnOn')}
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={SMALL}
        disabled={actions.busy}
        onClick={() => question.current?.showModal()}
      >
        {t('billing.turnOff')}
      </button>
      <ConfirmDialog
        ref={question}
        title={t('billing.cancelQuestion', { day })}
        confirmLabel={t('billing.cancelSubscription')}
        cancelLabel={t('billing.keepIt')}
        closeLabel={t('billing.close')}
        danger
        onConfirm={() => void actions.cancel(id, false)}
      />
    </>
  )
}

function Body(props: Props): ReactNode {
  const { subscription } = props
  if (isMigrated(subscription.stripeSubscriptionId)) return <Migrated {...props} />
  if (standingOf(subscription.status) === 'canceled') return null
  return (
    <>
      <CardOf {...props} />
      <div>
        <Renewal {...props} />
      </div>
    </>
  )
}

/** One subscription ([SUB-01]): package, state, end of the period, renewal, listing and category. */
export function SubscriptionRow(props: Props) {
  const t = useMemberT()
  const { subscription, isCurrent } = props
  const { packageType, status, listingId, listingTitle } = subscription
  const term = useTerm(subscription)
  const known = subscription.category === null ? null : categoryMeant(subscription.category)
  const category = known && CATEGORIES[known].names[t.locale]
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {t(`billing.${packageType}`)}
        <span className="tag">{t(STANDING_NAMES[standingOf(status)])}</span>
        {isCurrent && <span className="tag tag-featured">{t('billing.current')}</span>}
      </p>
      <p className="wrap-anywhere">
        {listingId ? (
          <Go to={`/dashboard/listings/${listingId}`} className="plain-link">
            {listingTitle}
          </Go>
        ) : (
          listingTitle
        )}
        {category && (
          <span className="text-muted">
            {' · '}
            {category}
          </span>
        )}
      </p>
      {term && <p className="text-[13.5px] text-muted">{term}</p>}
      <Body {...props} />
    </li>
  )
}
