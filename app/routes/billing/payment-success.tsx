import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { paidText } from '#app/features/billing/components/payment-summary.tsx'
import { MAX_POLLS, POLL_INTERVAL_MS } from '#app/features/billing/payment-times.ts'
import { findListingToPay, findPayment, paymentOfIntent } from '#app/features/billing/queries.server.ts'
import { payableState } from '#app/features/billing/rules.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { ShareItem } from '#app/features/items/own/components/share-item.tsx'
import { sharedAddressOf } from '#app/features/items/own/shared-address.server.ts'
import { holdReasonFor } from '#app/features/listings/publishing/hold-reason.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { pagePath } from '#app/lib/language-path.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { formatCents } from '#app/lib/money.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { Link } from '#app/ui/link.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { refused, requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/payment-success'

/** The payment an address names: by our number, or by the one the provider adds when it leads back. */
async function paymentNamed({ db, actor }: PersonalCtx, params: URLSearchParams) {
  const id = params.get('payment')
  const intent = params.get('payment_intent')
  const found = isUuid(id)
    ? await findPayment(db, id)
    : intent
      ? await paymentOfIntent(db, intent)
      : undefined
  if (found?.userId !== actor.id) throw refused(refuse('notFound', 'billing.noSuchPayment'))
  return found
}

/** What the provider says now, unless it is away or was asked too often: then what we knew last. */
async function stateNow(ctx: PersonalCtx, id: string, known: string): Promise<string> {
  if (known !== 'open' || (await takeToken(ctx, 'settlePayment'))) return known
  try {
    return await settlePayment(ctx, id)
  } catch (error) {
    if (error instanceof RefusedError) return known
    throw error
  }
}

/** What was paid for, as far as the page offers it: where it is seen, until when it runs, whether it waits for an admin. */
async function listingPaid(ctx: PersonalCtx, listingId: string | null) {
  const listing = listingId ? await findListingToPay(ctx.db, listingId, ctx.now) : undefined
  if (!listing || listing.deletedAt) return null
  const title = inLanguage(listing.title, ctx.locale)
  const isLive = payableState(listing, ctx.now) === 'live' && listing.moderation === 'approved'
  return {
    title,
    isHeld: (await holdReasonFor(ctx, listing)) !== null,
    endsAt: isLive ? listing.expiresAt : null,
    shared: isLive ? sharedAddressOf({ kind: 'listing', publicId: listing.publicId, title }, ctx) : null,
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const params = url.searchParams
  const payment = await paymentNamed(ctx, params)
  const state = await stateNow(ctx, payment.id, payment.state)
  // The provider says how its own redirect ended; until it is settled, that is only a reason to wait.
  const isPending = state === 'open' && params.get('redirect_status') !== 'failed' && !payment.lastError
  return {
    id: payment.id,
    state: isPending ? 'pending' : state,
    paid: state === 'paid' ? await listingPaid(ctx, payment.listingId) : null,
    listingId: payment.listingId,
    reason: payment.reason,
    tier: payment.tier,
    amountCents: payment.amountCents,
    meta: dashboardMeta(ctx, { name: ctx.t('billing.resultTitle'), path: '/payment-success' }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** Polls every two seconds while the bank has not decided. */
function usePolling(isPending: boolean): void {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isPending || looks >= MAX_POLLS) return
    const next = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(next)
  }, [isPending, looks, revalidate])
}

const NOTICES = {
  pending: { tone: 'good', title: 'billing.resultPending', text: 'billing.resultPendingText' },
  paid: { tone: 'good', title: 'billing.paid', text: 'billing.paidText' },
  open: { tone: 'bad', title: 'billing.resultOpen', text: 'billing.resultOpenText' },
  canceled: { tone: 'bad', title: 'billing.resultCanceled', text: 'billing.resultCanceledText' },
  refunded: { tone: 'good', title: 'billing.resultRefunded', text: 'billing.resultRefundedText' },
} as const

const isKnownState = (state: string): state is keyof typeof NOTICES => state in NOTICES

type Data = Route.ComponentProps['loaderData']

/** What can be done next: look at what was paid for, keep the receipt, or try again. */
function NextSteps({ id, state, paid, listingId, reason }: Omit<Data, 'meta'>) {
  const t = useAccountT()
  const mayRetry = listingId !== null && (state === 'open' || state === 'canceled')
  const path = paid?.shared ? pagePath(new URL(paid.shared.address)) : null
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {mayRetry && (
        <Link
          to={`/dashboard/listings/${listingId}/${reason === 'bump' ? 'bump' : 'pay'}`}
          className="button-primary"
        >
          {t('billing.tryAgain')}
        </Link>
      )}
      {path && (
        <Link to={path} className="button-primary">
          {t('billing.viewListing')}
        </Link>
      )}
      {(state === 'paid' || state === 'refunded') && (
        <Link to={`/dashboard/receipts/${id}`} className="button-quiet">
          {t('billing.viewReceipt')}
        </Link>
      )}
      {paid && listingId && (
        <Link to={`/dashboard/listings/${listingId}/purchase`} className="button-quiet">
          {t('purchases.open')}
        </Link>
      )}
      <Link to="/dashboard" className="button-quiet">
        {t('billing.toDashboard')}
      </Link>
    </p>
  )
}

/** Where a bank and the payment window lead to ([PAY-02]): the true state of the payment, until there is an end. */
export default function PaymentSuccess({ loaderData: data }: Route.ComponentProps) {
  const t = useAccountT()
  const { state, paid, reason } = data
  usePolling(state === 'pending')
  const { tone, title, text } = NOTICES[isKnownState(state) ? state : 'pending']
  return (
    <div className="frame max-w-2xl py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('billing.resultTitle')}</h1>
      <p className="text-lg font-semibold wrap-anywhere">{paid?.title}</p>
      <p className="mb-4">
        {t('billing.boughtFor', {
          package: t(`billing.${data.tier}`),
          amount: formatCents(data.amountCents, t.locale),
        })}
      </p>
      <Notice tone={tone} title={t(title)}>
        <p>{t(paid ? paidText(reason, paid.isHeld) : text)}</p>
        {paid?.endsAt && (
          <p className="font-semibold">{t('billing.listingLive', { day: formatDay(paid.endsAt, t) })}</p>
        )}
      </Notice>
      <NextSteps {...data} />
      {paid?.shared && (
        <NamedSection name={t('dashboard.shareTitle')} className="mt-8 grid gap-3">
          <ShareItem shared={paid.shared} title={paid.title} />
        </NamedSection>
      )}
    </div>
  )
}
