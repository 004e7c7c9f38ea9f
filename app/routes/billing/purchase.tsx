import { usePurpose } from '#app/features/billing/receipts/components/receipt-table.tsx'
import { useCharge } from '#app/features/billing/subscriptions/components/subscription-facts.tsx'
import { liveSubscriptionsFor } from '#app/features/billing/subscriptions/queries.server.ts'
import { Days, PlacementList } from '#app/features/fulfilment/purchases/components/placement-list.tsx'
import { findPurchase } from '#app/features/fulfilment/purchases/queries.server.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { tierNamed } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { inLanguage } from '#app/lib/localized-text.ts'
import { formatCents } from '#app/lib/money.ts'
import { refuse } from '#app/lib/refusal.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { refused, requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/purchase'
import { requireOwnListing } from './listing-bill.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { db, actor, locale, now, t } = ctx
  const listing = await requireOwnListing(ctx, params.id)
  if (listing.paymentStatus !== 'completed') throw refused(refuse('notFound', 'billing.noSuchListing'))
  const listingId = listing.id
  const [purchase, subscriptions] = await Promise.all([
    findPurchase(db, { listingId, locale, now }),
    liveSubscriptionsFor(db, actor.id, [listingId]),
  ])
  return {
    ...purchase,
    subscription: subscriptions[0] ?? null,
    tier: tierNamed(listing.paymentType),
    title: inLanguage(listing.title, locale),
    publicId: listing.publicId,
    meta: dashboardMeta(ctx, {
      name: t('purchases.title'),
      path: `/dashboard/listings/${listingId}/purchase`,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Loaded = Route.ComponentProps['loaderData']

/** The state of the listing itself. */
const stateOf = ({ isPublic, moderation }: Loaded['post']) => {
  if (isPublic) return 'purchases.placed'
  return moderation === 'waiting' ? 'purchases.waiting' : 'purchases.notShown'
}

/** The listing, with its days, its state, and its page. */
function Post({ post, title, publicId }: Loaded) {
  const t = useAccountT()
  return (
    <div className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-bold">{t('billing.categoryPost')}</span>
        <span className={`tag ${post.isPublic ? 'tag-good' : 'tag-quiet'}`}>{t(stateOf(post))}</span>
      </p>
      <p className="text-label text-muted">
        <Days startsAt={post.startsAt} endsAt={post.endsAt} />{' '}
        {post.isPublic && (
          <Link to={itemPath({ kind: 'listing', publicId, title })} className="plain-link">
            {t('purchases.seeIt')}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Every charge, with its receipt. */
function Payments({ payments }: Pick<Loaded, 'payments'>) {
  const t = useAccountT()
  const purposeOf = usePurpose()
  return (
    <ul>
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-wrap gap-x-3 border-t border-line py-2">
          <span className="min-w-0 flex-1 basis-48">{purposeOf(payment)}</span>
          <span className="text-muted">{formatDay(payment.paidAt, t)}</span>
          <b>{formatCents(payment.amountCents, t.locale)}</b>
          {payment.refundedAmount > 0 && (
            <span>{t('purchases.refunded', { amount: formatCents(payment.refundedAmount, t.locale) })}</span>
          )}
          <Link to={`/dashboard/receipts/${payment.id}`} className="plain-link">
            {t('billing.receipt', { number: payment.number })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Renewal({ subscription }: { subscription: NonNullable<Loaded['subscription']> }) {
  return <p className="border-t border-line py-2">{useCharge(subscription)}</p>
}

/** What was bought with a listing ([PAY-14]): the package, each placement, what is left to do, and what was paid. */
export default function PurchasePage({ loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const { tier, title, placements, payments, subscription } = loaderData
  return (
    <div className="frame grid max-w-3xl gap-6 py-8">
      <div>
        <BackLink to="/dashboard">{t('billing.backToDashboard')}</BackLink>
        <h1 className="mt-1 text-3xl font-extrabold tracking-tight">{t('purchases.title')}</h1>
        <p className="text-lg font-semibold wrap-anywhere">
          {tier && <span className="tag mr-2">{t(`billing.${tier}`)}</span>}
          {title}
        </p>
      </div>
      <NamedSection name={t('purchases.placements')}>
        <Post {...loaderData} />
        <PlacementList placements={placements} />
      </NamedSection>
      <NamedSection name={t('purchases.payments')}>
        <Payments payments={payments} />
        {subscription && <Renewal subscription={subscription} />}
      </NamedSection>
    </div>
  )
}
