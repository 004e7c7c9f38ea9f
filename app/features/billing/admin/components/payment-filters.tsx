import { useSearchParams } from 'react-router'
import { PRODUCTS } from '#app/features/pricing/packages.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { FilterButtons, SelectFilter, TextFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { PAYMENT_REASONS } from '../../rules.ts'
import { filtersSet, PAYMENT_CHOICES, type PaymentsQuery } from '../payment-lists.ts'
import { REASON_NAMES, STATE_NAMES } from './names.tsx'

type Props = {
  asked: PaymentsQuery
  /** What the user and the listing of the address are called. */
  names: { readonly user: string | null; readonly listing: string | null }
}

/** A filter that a link has set, with a link that removes it. */
function SetByLink({ name, text }: { name: 'user' | 'listing'; text: string }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  return (
    <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <b>{text}</b>
      <Link to={{ search: withParams(params, { [name]: null }) }} className="plain-link">
        {t('money.showAll')}
      </Link>
    </p>
  )
}

/** The filters of the payments list; all of their state is in the address. */
export function PaymentFilters({ asked, names }: Props) {
  const t = useAdminT()
  const { q, state, reason, tier, from, to, user, listing } = asked
  return (
    <div className="grid gap-2">
      {user && <SetByLink name="user" text={t('money.onlyUser', { name: names.user ?? '' })} />}
      {listing && <SetByLink name="listing" text={t('money.onlyListing', { title: names.listing ?? '' })} />}
      <AutoForm
        label={t('listings.filters')}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(5,minmax(0,1fr))_auto]"
      >
        {user && <input type="hidden" name="user" value={user} />}
        {listing && <input type="hidden" name="listing" value={listing} />}
        <TextFilter
          name="q"
          label={t('money.search')}
          value={q}
          hint={t('money.searchHint')}
          className="max-lg:col-span-2"
        />
        <SelectFilter
          name="state"
          label={t('money.state')}
          none={t('money.all')}
          value={state}
          options={PAYMENT_CHOICES.map((value) => ({ value, text: t(STATE_NAMES[value]) }))}
        />
        <SelectFilter
          name="reason"
          label={t('money.reason')}
          none={t('money.all')}
          value={reason}
          options={PAYMENT_REASONS.map((value) => ({ value, text: t(REASON_NAMES[value]) }))}
        />
        <SelectFilter
          name="package"
          label={t('money.package')}
          none={t('money.all')}
          value={tier}
          options={PRODUCTS.map((value) => ({ value, text: t(`billing.${value}`) }))}
          className="max-lg:col-span-2"
        />
        <TextFilter name="from" label={t('money.from')} value={from ?? ''} type="date" />
        <TextFilter name="to" label={t('money.to')} value={to ?? ''} type="date" />
        <FilterButtons
          apply={t('listings.apply')}
          clear={t('listings.clear')}
          isFiltered={filtersSet(asked) > 0}
          className="max-lg:col-span-2"
        />
      </AutoForm>
    </div>
  )
}
