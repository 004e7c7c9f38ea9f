import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { OwnSubscription } from '../queries.server.ts'
import { whyNotRenew } from '../rules.ts'
import { SUBSCRIPTION_STATUS_NAMES, subscriptionStatus } from '../subscription-status.ts'

const GONE_NAMES = {
  unpaid: 'billing.listingUnpaid',
  deleted: 'billing.listingGone',
  rejected: 'billing.listingWasRejected',
  removed: 'billing.listingRemoved',
  ownerGone: 'billing.accountClosed',
} as const

const LOOKS = {
  good: { className: 'tag tag-good', Icon: Check },
  waiting: { className: 'tag tag-quiet', Icon: Clock },
  over: { className: 'tag tag-quiet', Icon: Ban },
  bad: { className: 'tag tag-bad', Icon: TriangleAlert },
} as const

type Lang = { readonly look: keyof typeof LOOKS; readonly name: string }

/** Returns the state of a subscription for its tag: problems first. */
function useStanding(subscription: OwnSubscription): Lang {
  const t = useAccountT()
  const { listingState, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  const standing = subscriptionStatus(status)
  if (standing === 'canceled') return { look: 'over', name: t(SUBSCRIPTION_STATUS_NAMES.canceled) }
  if (listingState !== 'present') return { look: 'over', name: t(GONE_NAMES[listingState]) }
  if (standing === 'pastDue') return { look: 'bad', name: t(SUBSCRIPTION_STATUS_NAMES.pastDue) }
  if (cancelAtPeriodEnd && currentPeriodEnd)
    return { look: 'waiting', name: t('billing.endsOn', { day: formatDay(currentPeriodEnd, t) }) }
  return { look: standing === 'active' ? 'good' : 'waiting', name: t(SUBSCRIPTION_STATUS_NAMES[standing]) }
}

/** The state of a subscription by word, sign and color. */
export function SubscriptionStatusTag({ subscription }: { subscription: OwnSubscription }) {
  const { look, name } = useStanding(subscription)
  const { className, Icon } = LOOKS[look]
  return (
    <span className={`${className} inline-flex items-center gap-1`}>
      <Icon aria-hidden size={12} strokeWidth={2.5} className="shrink-0" />
      {name}
    </span>
  )
}

/** Returns what is charged next and when ([SUB-01]), or why nothing is. */
export function useCharge(subscription: OwnSubscription): string {
  const t = useAccountT()
  const { listingState, status, amountCents, nextChargeAt, paidUntil, currentPeriodEnd } = subscription
  const dayFor = (day: Date | null) => formatDay(day, t)
  const gone = whyNotRenew(listingState)
  if (subscriptionStatus(status) === 'canceled')
    return currentPeriodEnd ? t('billing.ended', { day: dayFor(currentPeriodEnd) }) : ''
  if (gone) return t.dynamic(gone.code, gone.params)
  if (subscriptionStatus(status) === 'pastDue')
    return t('billing.failedOn', { day: dayFor(subscription.failureToldAt ?? paidUntil) })
  if (!nextChargeAt) return paidUntil ? t('billing.noMoreCharges', { day: dayFor(paidUntil) }) : ''
  if (amountCents === null) return t('billing.renewsOn', { day: dayFor(nextChargeAt) })
  const amount = formatCents(amountCents, t.locale)
  return t('billing.nextCharge', { amount, day: dayFor(nextChargeAt) })
}
