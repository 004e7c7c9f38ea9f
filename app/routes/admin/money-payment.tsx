import { randomUUID } from 'node:crypto'
import {
  needsReauthentication,
  ReauthenticationForm,
} from '#app/features/accounts/components/re-authentication.tsx'
import { PaymentFacts } from '#app/features/billing/admin/components/payment-facts.tsx'
import { PaymentHistory } from '#app/features/billing/admin/components/payment-history.tsx'
import { readPayment } from '#app/features/billing/admin/read-payment.server.ts'
import { refundPayment } from '#app/features/billing/refund-payment.server.ts'
import { RefundForm } from '#app/features/billing/refunds/components/refund-form.tsx'
import { refundForm } from '#app/features/billing/refunds/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice, ResultNotice } from '#app/ui/notice.tsx'
import { reauthenticatedAction } from '../account/re-authenticated-action.server.ts'
import { refused, requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/money-payment'

/** The payment an address names. */
async function paymentNamed({ db }: PersonalCtx, id: string) {
  const found = isUuid(id) ? await readPayment(db, id) : undefined
  if (!found) throw refused(refuse('notFound', 'billing.noSuchPayment'))
  return found
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const found = await paymentNamed(ctx, params.id)
  const { id, number } = found.payment
  const title = ctx.t('money.payment', { number: String(number) })
  return {
    ...found,
    refundId: randomUUID(),
    meta: adminMeta(ctx, { title, path: `/admin/money/payments/${id}` }),
  }
}

/** Refunds the payment or a part of it ([PAY-08]). */
export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const { payment } = await paymentNamed(ctx, params.id)
  const form = await readForm(request, refundForm(ctx.t))
  return reauthenticatedAction(ctx, request, form, (ctx, { refundId, reason, ...how }) => {
    const amountCents = how.extent === 'part' ? how.amount : null
    return refundPayment(ctx, { paymentId: payment.id, refundId, amountCents, reason })
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Outcome({ result }: { result: Route.ComponentProps['actionData'] }) {
  const t = useAdminT()
  if (result?.outcome !== 'done') return <ResultNotice result={result} title={t('money.notRefunded')} />
  return (
    <Notice
      tone="good"
      title={t(result.value === 'refunded' ? 'money.refundedWhole' : 'money.refundedInPart')}
    />
  )
}

/** One payment: what is known of it, what happened to it, and the way to give it back. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { payment, leftCents, history, refundId } = loaderData
  const waiting = needsReauthentication(actionData)
  const isCharged = payment.state === 'paid' || payment.state === 'refunded'
  return (
    <article className="grid max-w-3xl gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight">
          {t('money.payment', { number: String(payment.number) })}
        </h1>
        <Link to="/admin/money" className="plain-link">
          {t('money.toPayments')}
        </Link>
        {isCharged && (
          <Link to={`/dashboard/receipts/${payment.id}`} reloadDocument className="plain-link">
            {t('money.toReceipt')}
          </Link>
        )}
      </div>
      {waiting ? <ReauthenticationForm result={waiting} /> : <Outcome result={actionData} />}
      <PaymentFacts payment={payment} />
      {leftCents > 0 && (
        <RefundForm
          key={refundId}
          refundId={refundId}
          leftCents={leftCents}
          paidCents={payment.amountCents}
          result={actionData}
        />
      )}
      <PaymentHistory history={history} />
    </article>
  )
}
