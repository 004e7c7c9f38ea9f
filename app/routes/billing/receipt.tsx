import { ReceiptSheet } from '#app/features/billing/receipts/components/receipt-sheet.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/receipt'
import { receiptNamed } from './own-receipt.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireUser(context)
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

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** One charge as a sheet for printing ([PAY-08]). Admins get a link to refund it. */
export default function ReceiptPage({
  loaderData: { receipt, seller, isOwn, mayRefund },
}: Route.ComponentProps) {
  const t = useAccountT()
  const hasDetails = Object.values(receipt.details).some(Boolean)
  return (
    <article className="frame max-w-2xl py-8 print:max-w-none print:py-0">
      <div className="print:hidden">
        <BackLink to="/dashboard/payments">{t('billing.toReceipts')}</BackLink>
      </div>
      <h1 className="mt-1 mb-5 text-3xl font-extrabold tracking-tight">{t('billing.receiptTitle')}</h1>
      <ReceiptSheet receipt={receipt} seller={seller} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Link to={`/dashboard/receipts/${receipt.id}/pdf`} reloadDocument className="button-primary">
          {t('receipts.downloadPdf')}
        </Link>
        <button type="button" className="button-quiet needs-script" onClick={() => window.print()}>
          {t('receipts.print')}
        </button>
        {isOwn && (
          <Link to="/dashboard/payments#billing-details" className="button-quiet">
            {t(hasDetails ? 'receipts.details' : 'receipts.editDetails')}
          </Link>
        )}
        {mayRefund && (
          <Link to={`/admin/money/payments/${receipt.id}#refund`} reloadDocument className="button-danger">
            {t('billing.refund')}
          </Link>
        )}
      </div>
    </article>
  )
}
