import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { askedForProof, ProveAgain } from '#app/features/accounts/components/prove-again.tsx'
import { ReceiptSheet } from '#app/features/billing/receipts/components/receipt-sheet.tsx'
import { findReceipt } from '#app/features/billing/receipts/queries.server.ts'
import { refundPayment } from '#app/features/billing/refund-payment.server.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Go } from '#app/ui/go.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { answerProved } from '../account/answer-proved.server.ts'
import { asAdmin, refused, signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/receipt'
import { dashboardMeta } from './dashboard-page.ts'

/** The receipt an address names, for whom it is about and for admins. */
async function receiptNamed({ db, actor, now }: PersonalCtx, id: string) {
  const receipt = isUuid(id) ? await findReceipt(db, id, now) : undefined
  const isShown = receipt && (receipt.userId === actor.id || actor.role === 'admin')
  if (!isShown) throw refused(refuse('notFound', 'billing.noSuchPayment'))
  return receipt
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  const receipt = await receiptNamed(ctx, params.id)
  return {
    receipt,
    seller: ctx.site.seller,
    isOwn: receipt.userId === ctx.actor.id,
    mayRefund: ctx.actor.role === 'admin' && receipt.state === 'paid',
    meta: dashboardMeta(ctx, {
      name: ctx.t('billing.receipt', { number: receipt.number }),
      path: `/dashboard/receipts/${receipt.id}`,
    }),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = asAdmin(context)
  const { id: paymentId } = await receiptNamed(ctx, params.id)
  return answerProved(ctx, request, await readForm(request, z.object({})), (ctx) =>
    refundPayment(ctx, { paymentId }),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Refund({ amount }: { amount: string }) {
  const t = useMemberT()
  const question = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" ref={form}>
      <button
        type="button"
        className="button-danger needs-script"
        disabled={busy}
        onClick={() => question.current?.showModal()}
      >
        {t(busy ? 'billing.refunding' : 'billing.refund')}
      </button>
      <ConfirmDialog
        ref={question}
        title={t('billing.refundQuestion', { amount })}
        confirmLabel={t('billing.refund')}
        cancelLabel={t('billing.keepIt')}
        closeLabel={t('billing.close')}
        danger
        onConfirm={() => form.current?.requestSubmit()}
      />
    </Form>
  )
}

/** One charge as a sheet to print ([PAY-08]). Admins can give the money back here. */
export default function ReceiptPage({
  loaderData: { receipt, seller, isOwn, mayRefund },
  actionData,
}: Route.ComponentProps) {
  const t = useMemberT()
  const waiting = askedForProof(actionData)
  return (
    <article className="frame max-w-2xl py-8 print:max-w-none print:py-0">
      <div className="print:hidden">
        <BackLink to="/dashboard/payments">{t('billing.toReceipts')}</BackLink>
      </div>
      <h1 className="mt-1 mb-5 text-3xl font-extrabold tracking-tight">{t('billing.receiptTitle')}</h1>
      {waiting && <ProveAgain answer={waiting} />}
      {actionData?.outcome === 'refused' && !waiting && (
        <Notice tone="bad" title={t.said(actionData.refusal.code, actionData.refusal.params)} />
      )}
      <ReceiptSheet receipt={receipt} seller={seller} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" className="button-primary needs-script" onClick={() => window.print()}>
          {t('receipts.print')}
        </button>
        {isOwn && (
          <Go to="/dashboard/payments#billing-details" className="button-quiet">
            {t('receipts.editDetails')}
          </Go>
        )}
        {mayRefund && <Refund amount={formatCents(receipt.amountCents, t.locale)} />}
      </div>
      <p className="mt-3 text-[13.5px] text-muted needs-script print:hidden">{t('receipts.printLead')}</p>
    </article>
  )
}
