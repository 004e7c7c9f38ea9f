import { allReceipts } from '#app/features/billing/receipts/queries.server.ts'
import { shortCsvResponse } from '../csv-response.server.ts'
import { requireUser, within } from '../guards.server.ts'
import type { Route } from './+types/receipts-csv'

const HEAD = [
  'Receipt',
  'Paid at',
  'For',
  'Package',
  'Reason',
  'Amount USD',
  'State',
  'Refunded at',
  'Card',
  'Listing',
] as const

/** All receipts of the user, for their accounting ([PAY-08]). */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  await within(ctx, 'exportData')
  const rows = await allReceipts(ctx.db, ctx.actor.id)
  const lines = rows.map((row) => [
    row.number,
    row.paidAt,
    row.title,
    row.tier,
    row.reason,
    (row.amountCents / 100).toFixed(2),
    row.state,
    row.refundedAt,
    `${row.cardBrand} ${row.cardLast4}`.trim(),
    row.listingNumber,
  ])
  return shortCsvResponse('receipts.csv', [HEAD, ...lines])
}
