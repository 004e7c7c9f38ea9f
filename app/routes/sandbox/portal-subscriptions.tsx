import { STANDING_NAMES, standingOf } from '#app/features/billing/subscriptions/rules.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { Portal } from '#app/platform/payments/stand-in/portal.server.ts'
import { PortalButton } from './portal-button.tsx'

type Subscription = Portal['subscriptions'][number]

function termOf({ status, isEnding }: Subscription) {
  if (standingOf(status) === 'canceled') return 'billing.ended'
  return isEnding ? 'billing.endsOn' : 'billing.renewsOn'
}

function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const t = useMemberT()
  const { id, name, amountCents, status, isEnding, isLive, endsAt } = subscription
  const standing = standingOf(status)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          <span id={id} className="font-semibold">
            {name}
          </span>
          <span className="tag">{t(STANDING_NAMES[standing])}</span>
        </p>
        <p className="text-[13.5px] text-muted">
          {formatCents(amountCents, t.locale)}
          {standing !== 'incomplete' &&
            ` · ${t(termOf(subscription), { day: formatDay(new Date(endsAt * 1000), t) })}`}
        </p>
      </div>
      {isLive && (
        <PortalButton
          wish={isEnding ? 'turnOn' : 'turnOff'}
          id={id}
          label={t(isEnding ? 'billing.turnOn' : 'billing.turnOff')}
          about={id}
        />
      )}
    </li>
  )
}

/** What a customer pays again and again. */
export function PortalSubscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useMemberT()
  return (
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="mb-2 text-xl font-bold">
        {t('billing.subscriptions')}
      </h2>
      {subscriptions.length === 0 && <p className="text-muted">{t('sandbox.noSubscriptions')}</p>}
      <ul>
        {subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    </section>
  )
}
