import type { ReactNode } from 'react'
import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SavedCard } from '../../cards/queries.server.ts'
import type { OwnSubscription } from '../queries.server.ts'
import { isMigrated, subscriptionStatus } from '../subscription-status.ts'
import { type BillingActions, MigratedActions, RenewalActions } from './subscription-actions.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { SubscriptionStatusTag, useCharge } from './subscription-facts.tsx'

type Props = {
  subscription: OwnSubscription
  cards: readonly SavedCard[]
  isCurrent: boolean
  actions: BillingActions
}

/** The actions: none for one that has ended, or whose listing is gone. */
function Body(props: Props): ReactNode {
  const { subscription } = props
  if (isMigrated(subscription.stripeSubscriptionId)) return <MigratedActions {...props} />
  const isOver = subscriptionStatus(subscription.status) === 'canceled'
  if (isOver || subscription.listingState !== 'present') return null
  return (
    <>
      <SubscriptionCard {...props} />
      <div>
        <RenewalActions {...props} />
      </div>
    </>
  )
}

/** The listing it pays for, with its category; no link to a deleted one. */
function PaidListing({ subscription }: Pick<Props, 'subscription'>) {
  const t = useAccountT()
  const { listingId, listingTitle, listingState } = subscription
  const known = subscription.category === null ? null : parseCategory(subscription.category)
  const category = known && CATEGORIES[known].names[t.locale]
  return (
    <p className="wrap-anywhere">
      {listingId && listingState !== 'deleted' ? (
        <Link to={`/dashboard/listings/${listingId}`} className="plain-link">
          {listingTitle}
        </Link>
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
  )
}

/** One subscription ([SUB-01]): package, state, next charge, listing and category. */
export function SubscriptionRow(props: Props) {
  const t = useAccountT()
  const { subscription, isCurrent } = props
  const charge = useCharge(subscription)
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {t(`billing.${subscription.packageType}`)}
        <SubscriptionStatusTag subscription={subscription} />
        {isCurrent && <span className="text-small font-normal text-muted">{t('billing.current')}</span>}
      </p>
      <PaidListing subscription={subscription} />
      {charge && <p className="text-label text-muted">{charge}</p>}
      <Body {...props} />
    </li>
  )
}
