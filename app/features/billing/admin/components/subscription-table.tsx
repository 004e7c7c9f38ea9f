import { priceOf, TIERS } from '#app/features/pricing/packages.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { Day } from '#app/ui/time.tsx'
import type { SubscriptionRow } from '../list-subscriptions.server.ts'
import {
  filtersSet,
  SUBSCRIPTION_CHOICES,
  type SubscriptionChoice,
  type SubscriptionsQuery,
} from '../payment-lists.ts'
import { STATE_LOOKS, SUBSCRIPTION_NAMES } from './names.tsx'
import { ItemCell, NarrowLabel, PayerCell } from './payer-cell.tsx'

export function SubscriptionFilters({ asked }: { asked: SubscriptionsQuery }) {
  const t = useAdminT()
  return (
    <AutoForm
      label={t('listings.filters')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto]"
    >
      <TextFilter
        name="q"
        label={t('money.search')}
        value={asked.q}
        hint={t('money.searchHint')}
        className="max-lg:col-span-2"
      />
      <SelectFilter
        name="status"
        label={t('money.state')}
        none={t('money.all')}
        value={asked.status}
        options={SUBSCRIPTION_CHOICES.map((value) => ({ value, text: t(SUBSCRIPTION_NAMES[value]) }))}
      />
      <SelectFilter
        name="package"
        label={t('money.package')}
        none={t('money.all')}
        value={asked.tier}
        options={TIERS.map((value) => ({ value, text: t(`billing.${value}`) }))}
      />
      <FilterButtons
        apply={t('listings.apply')}
        clear={t('listings.clear')}
        isFiltered={filtersSet(asked) > 0}
        className="max-lg:col-span-2"
      />
    </AutoForm>
  )
}

/** The status of a subscription. */
function subscriptionStatus({ status, cancelAtPeriodEnd }: SubscriptionRow): SubscriptionChoice {
  if (status === 'past_due' || status === 'unpaid') return 'failing'
  if (status !== 'active' && status !== 'trialing') return 'over'
  return cancelAtPeriodEnd ? 'ending' : 'renewing'
}

function Row({ subscription }: { subscription: SubscriptionRow }) {
  const t = useAdminT()
  const { createdAt, tier, currentPeriodEnd, stripeSubscriptionId } = subscription
  const standing = subscriptionStatus(subscription)
  return (
    <tr>
      <td className="whitespace-nowrap">
        <NarrowLabel>{t('money.since')}</NarrowLabel>
        <Day at={createdAt} />
      </td>
      <PayerCell {...subscription} />
      <ItemCell {...subscription} />
      <td>
        <span className={`tag ${STATE_LOOKS[standing] ?? ''}`}>{t(SUBSCRIPTION_NAMES[standing])}</span>
      </td>
      <td className="whitespace-nowrap">
        <NarrowLabel>{t('money.periodEnd')}</NarrowLabel>
        {currentPeriodEnd ? <Day at={currentPeriodEnd} /> : '–'}
      </td>
      <td className="lg:text-right">
        <b className="whitespace-nowrap">{formatCents(priceOf(tier), t.locale)}</b>
        <p className="text-small text-muted">{t(`billing.${tier}`)}</p>
        <Link to={`/admin/money?q=${stripeSubscriptionId}`} className="plain-link text-small">
          {t('money.payments')}
        </Link>
      </td>
    </tr>
  )
}

/** Subscriptions of one page, newest first. */
export function SubscriptionTable({ subscriptions }: { subscriptions: readonly SubscriptionRow[] }) {
  const t = useAdminT()
  return (
    <AdminTable
      headings={[
        t('money.since'),
        t('money.user'),
        t('money.listing'),
        t('money.state'),
        t('money.periodEnd'),
      ]}
      figure={t('money.per30Days')}
    >
      {subscriptions.map((subscription) => (
        <Row key={subscription.id} subscription={subscription} />
      ))}
    </AdminTable>
  )
}
