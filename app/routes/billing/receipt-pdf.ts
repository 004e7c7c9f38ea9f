import { renderReceiptPdf } from '#app/features/billing/receipts/pdf/receipt-pdf.server.ts'
import { requireUser, within } from '../guards.server.ts'
import type { Route } from './+types/receipt-pdf'
import { receiptNamed } from './own-receipt.server.ts'

/** A receipt as a PDF file in the language of the address ([PAY-08]). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const receipt = await receiptNamed(ctx, params.id)
  await within(ctx, 'receiptFiles')
  const file = await renderReceiptPdf(ctx.t, { receipt, seller: ctx.site.seller })
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${receipt.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
