import type { Tier } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { GreyedButton } from '#app/ui/greyed-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { type BillingActions, RenewalActions } from '../../subscriptions/components/subscription-actions.tsx'
import { useCharge } from '../../subscriptions/components/subscription-facts.tsx'
import type { OwnSubscription } from '../../subscriptions/queries.server.ts'
import { isMigrated } from '../../subscriptions/subscription-status.ts'
import type { BumpOffer, ListingOffers, Offer } from '../offers.ts'
import type { CardOffers } from '../queries.server.ts'

type Of = { readonly id: string; readonly title: string }

const payPath = (id: string, { tier }: Offer, more = '') =>
  `/dashboard/listings/${id}/pay?tier=${tier}${more}`

/** What renews the listing: the next charge, and the switch. */
function Renewal({ subscription, actions }: { subscription: OwnSubscription; actions: BillingActions }) {
  const charge = useCharge(subscription)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
      <span>{charge}</span>
      {!isMigrated(subscription.stripeSubscriptionId) && subscription.listingState === 'present' && (
        <RenewalActions subscription={subscription} actions={actions} />
      )}
    </div>
  )
}

/** That the listing does not renew, with the way to make it. */
function NoRenewal({ listing: { id, title }, extend }: { listing: Of; extend: Offer }) {
  const t = useAccountT()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-label">
      <span className="text-muted">{t('dashboard.renewalOff')}</span>
      <Link to={payPath(id, extend, '&renews=1')} className="plain-link">
        {t('dashboard.renewalOn')}
        <span className="sr-only">: {title}</span>
      </Link>
    </p>
  )
}

/** The way to the top of lists, with its price; while nothing is above the listing, why that is not sold. */
function Bump({ listing: { id, title }, bump }: { listing: Of; bump: BumpOffer }) {
  const t = useAccountT()
  const label = t('dashboard.bump', { amount: formatCents(bump.amountCents, t.locale) })
  if (bump.whyNot) return <GreyedButton label={label} why={t.dynamic(bump.whyNot.code, bump.whyNot.params)} />
  return (
    <Link to={`/dashboard/listings/${id}/bump`} className="button-small border-primary text-primary">
      {label}
      <span className="sr-only">: {title}</span>
    </Link>
  )
}

/** More days, a larger package, and a place at the top, each with its price. */
function Purchases({ listing, offers }: { listing: Of; offers: ListingOffers }) {
  const t = useAccountT()
  const { id, title } = listing
  const { extend, upgrade, isOver, bump } = offers
  const named = <span className="sr-only">: {title}</span>
  const price = ({ amountCents }: Offer) => formatCents(amountCents, t.locale)
  return (
    <>
      {extend && (
        <Link to={payPath(id, extend)} className="button-small border-primary text-primary">
          {t(isOver ? 'dashboard.renewFor' : 'dashboard.extend', { amount: price(extend) })}
          {named}
        </Link>
      )}
      {upgrade && (
        <Link to={payPath(id, upgrade)} className="button-small border-primary text-primary">
          {t('dashboard.upgradeFrom', { amount: price(upgrade) })}
          {named}
        </Link>
      )}
      {bump && <Bump listing={listing} bump={bump} />}
    </>
  )
}

/** The package of the listing, and the way to everything that came with it. */
function Bought({ listing: { id, title }, tier }: { listing: Of; tier: Tier }) {
  const t = useAccountT()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-label">
      <span className="tag">{t(`billing.${tier}`)}</span>
      <Link to={`/dashboard/listings/${id}/purchase`} className="plain-link">
        {t('purchases.open')}
        <span className="sr-only">: {title}</span>
      </Link>
    </p>
  )
}

type Props = { listing: Of; card: CardOffers; actions: BillingActions }

/** What can be bought for a listing, on its card: every button leads to the payment page with that package chosen. */
export function ListingOfferButtons({ listing, card: { offers, subscription, bought }, actions }: Props) {
  // A listing that is sold, and still renews, has no offers and needs the switch all the more.
  const { extend = null, mayRenew = false, bump = null } = offers ?? {}
  return (
    <>
      {bought && <Bought listing={listing} tier={bought} />}
      {offers && (extend || bump) && (
        <div className="own-buttons">
          <Purchases listing={listing} offers={offers} />
        </div>
      )}
      {subscription ? (
        <Renewal subscription={subscription} actions={actions} />
      ) : (
        mayRenew && extend && <NoRenewal listing={listing} extend={extend} />
      )}
    </>
  )
}
