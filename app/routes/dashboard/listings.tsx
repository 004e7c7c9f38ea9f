import { useLocation } from 'react-router'
import { ownBillboards } from '#app/features/billboards/own/queries.server.ts'
import { ListingOfferButtons } from '#app/features/billing/offers/components/listing-offers.tsx'
import { cardOffers } from '#app/features/billing/offers/queries.server.ts'
import { BulkNotice } from '#app/features/items/own/components/bulk-bar.tsx'
import { OwnOutcomeNotice } from '#app/features/items/own/components/own-outcome.tsx'
import type { OwnItem } from '#app/features/items/own/own-item.ts'
import { parseOwnItemsQuery } from '#app/features/items/own/schema.ts'
import { ownListings } from '#app/features/listings/own/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { useBilling } from '../billing/use-billing.ts'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import { StaleNotice } from '../shell/stale-notice.tsx'
import { failureOf, staleOnErrorLoader, TIMEOUT_MS } from '../stale-on-error.ts'
import type { Route } from './+types/listings'
import { changeItem } from './change-item.server.ts'
import { FactsCard } from './facts-card.tsx'
import { useOwnDialogs } from './own-dialogs.tsx'
import { OwnFilters } from './own-filters.tsx'
import { OwnSection, sectionId } from './own-section.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { db, actor, locale, now, t } = ctx
  const query = parseOwnItemsQuery(url.searchParams)
  const filter = { ...query, actor, locale, now }
  const [listings, billboards] = await Promise.all([
    ownListings(db, filter),
    ownBillboards(db, { ...filter, page: query.promotionsPage }),
  ])
  const offers = await cardOffers(
    ctx,
    listings.items.map(({ id }) => id),
  )
  const meta = dashboardMeta(ctx, { name: t('dashboard.listingsTab'), path: '/dashboard' })
  return { query, listings, billboards, offers, meta }
}

export function action({ context, request }: Route.ActionArgs) {
  return changeItem(requireUser(context), request)
}

export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(TIMEOUT_MS.dashboard)

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Before = { shown: boolean; payment: string | null; confirmed: boolean }

/** What the user did before: a payment, with links to its listing and receipt, a submitted form, or signing up. */
function Arrived({ shown, payment, confirmed }: Before) {
  const t = useAccountT()
  if (confirmed) return <Notice tone="good" title={t('dashboard.emailConfirmed')} />
  if (payment) {
    return (
      <Notice tone="good" title={t('dashboard.paidTitle')}>
        <Link to={`/payment-success?payment=${payment}`} className="plain-link">
          {t('dashboard.paidLink')}
        </Link>
      </Notice>
    )
  }
  if (!shown) return null
  return (
    <Notice tone="good" title={t('dashboard.posted')}>
      <p>{t('dashboard.postedText')}</p>
    </Notice>
  )
}

/** The listings tab ([DASH-02], [DASH-04]). */
export default function DashboardListings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { search } = useLocation()
  const { query, listings, billboards, offers } = loaderData
  const billing = useBilling()
  const action = `/dashboard${search}`
  const { open, dialogs } = useOwnDialogs(action)
  const offersOf = (item: OwnItem) => {
    const card = offers[item.id]
    return card && <ListingOfferButtons listing={item} card={card} actions={billing} />
  }
  const filtered = query.status !== null || query.q !== ''
  const hasNothing = !filtered && listings.total + billboards.total === 0
  const common = { action, open, filtered, arrived: query.arrived }
  return (
    <div className="grid gap-4">
      <StaleNotice failure={failureOf(loaderData)} message="dashboard.loadFailed" />
      {billing.wrong && <Notice tone="bad" title={billing.wrong} />}
      {actionData?.bulk !== undefined && <BulkNotice outcome={actionData.bulk} items={listings.items} />}
      {actionData && actionData.bulk === undefined && <OwnOutcomeNotice outcome={actionData} />}
      {!actionData && (
        <Arrived
          shown={listings.items.some(({ id }) => id === query.arrived)}
          payment={query.payment}
          confirmed={query.confirmed}
        />
      )}
      {!hasNothing && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <OwnFilters asked={query} />
          {listings.total > 0 && (
            <Link to="/post-listing" className="button-primary">
              {t('shell.postListing')}
            </Link>
          )}
        </div>
      )}
      {listings.total > 0 && billboards.total > 0 && (
        <a href={`#${sectionId('banner')}`} className="plain-link justify-self-start">
          {t('dashboard.toBillboards', { count: billboards.total })}
        </a>
      )}
      <FactsCard items={listings.items} />
      <OwnSection {...common} kind="listing" shown={listings} page={query.page} offersOf={offersOf} />
      <OwnSection {...common} kind="banner" shown={billboards} page={query.promotionsPage} />
      {dialogs}
    </div>
  )
}
