import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { findListingToPay, findPayment, paymentOfIntent } from '#app/features/billing/queries.server.ts'
import { LOOK_AGAIN_MS, LOOKS_AT_MOST } from '#app/features/billing/rules.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { mustWait } from '#app/features/listings/posting/must-wait.server.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { isUuid } from '#app/lib/public-id.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { Go } from '#app/ui/go.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { refused, signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/payment-success'
import { dashboardMeta } from './dashboard-page.ts'

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

async function isHeld(ctx: Ctx, listingId: string | null): Promise<boolean> {
  const listing = listingId ? await findListingToPay(ctx.db, listingId, ctx.now) : undefined
  return listing !== undefined && mustWait(ctx, listing)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  const params = new URL(request.url).searchParams
  const payment = await paymentNamed(ctx, params)
  const state = await stateNow(ctx, payment.id, payment.state)
  // The provider says how its own redirect ended; until it is settled, that is only a reason to wait.
  const isPending = state === 'open' && params.get('redirect_status') !== 'failed' && !payment.lastError
  return {
    state: isPending ? 'pending' : state,
    isHeld: state === 'paid' && (await isHeld(ctx, payment.listingId)),
    listingId: payment.listingId,
    meta: dashboardMeta(ctx, { name: ctx.t('billing.resultTitle'), path: '/payment-success' }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** Looks again every two seconds while the bank has not answered. */
function useLookingAgain(isPending: boolean): void {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isPending || looks >= LOOKS_AT_MOST) return
    const next = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearTimeout(next)
  }, [isPending, looks, revalidate])
}

const SAYS = {
  pending: { tone: 'good', title: 'billing.resultPending', text: 'billing.resultPendingText' },
  paid: { tone: 'good', title: 'billing.paid', text: 'billing.paidText' },
  open: { tone: 'bad', title: 'billing.resultOpen', text: 'billing.resultOpenText' },
  canceled: { tone: 'bad', title: 'billing.resultCanceled', text: 'billing.resultCanceledText' },
  refunded: { tone: 'good', title: 'billing.resultRefunded', text: 'billing.resultRefundedText' },
} as const

const isSaid = (state: string): state is keyof typeof SAYS => state in SAYS

/** Where a bank leads back to ([PAY-02]): the true state of the payment, until there is an end. */
export default function PaymentSuccess({ loaderData: { state, listingId, isHeld } }: Route.ComponentProps) {
  const t = useMemberT()
  useLookingAgain(state === 'pending')
  const { tone, title, text } = SAYS[isSaid(state) ? state : 'pending']
  const mayRetry = listingId !== null && (state === 'open' || state === 'canceled')
  return (
    <div className="frame max-w-2xl py-8">
      <h1 className="mb-4 text-3xl font-extrabold tracking-tight">{t('billing.resultTitle')}</h1>
      <Notice tone={tone} title={t(title)}>
        <p>{t(isHeld ? 'billing.paidHeldText' : text)}</p>
      </Notice>
      <p className="mt-5 flex flex-wrap gap-3">
        {mayRetry && (
          <Go to={`/dashboard/listings/${listingId}/pay`} className="button-primary">
            {t('billing.tryAgain')}
          </Go>
        )}
        <Go to="/dashboard" className="button-quiet">
          {t('billing.toDashboard')}
        </Go>
      </p>
    </div>
  )
}
