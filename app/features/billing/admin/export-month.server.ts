import { sql } from 'kysely'
import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { type AdminCtx, assertStillAdmin } from '#app/features/accounts/users/assert-admin.server.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import type { CsvCell } from '#app/lib/csv.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { InTimeZone } from '#app/lib/site-calendar.ts'
import { dayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { boundsOf } from './payment-lists.ts'

/** The columns of the file: data, so they have the same names in every language. Amounts are dollars, refunds below zero. */
const COLUMNS = [
  'Date',
  'Kind',
  'Amount',
  'Currency',
  'Receipt',
  'For',
  'Package',
  'Listing',
  'Name',
  'Email',
  'Payment ID',
  'Provider ID',
  'Refund Reason',
  'Time (UTC)',
] as const

const BATCH = 1000

type Row = {
  readonly id: string
  readonly at: Date
  readonly kind: 'payment' | 'refund'
  readonly cents: number
  readonly currency: string
  readonly number: number
  readonly reason: string
  readonly tier: string
  readonly title: string
  readonly name: string
  readonly email: string
  readonly paymentId: string
  readonly providerId: string | null
  readonly why: string
  /** The time with the full precision of the database. */
  readonly place: string
}

const COMMON = sql`p.currency, p.receipt_number as number, p.reason, p.tier, p.listing_title as title,
  profiles.full_name as name, profiles.email, p.id as "paymentId"`

/**
 * Returns the next movements of a month after one: everything paid in it, and everything refunded in it, whenever it
 * was paid.
 */
async function batch(db: Db, { month, timeZone }: SiteMonth, behind: Row | null): Promise<readonly Row[]> {
  const { from, until } = boundsOf(month, timeZone)
  const after = behind ? sql`where (at, id) > (${behind.place}::timestamptz, ${behind.id}::uuid)` : sql``
  const { rows } = await sql<Row>`
    select *, at::text as place from (
      select p.id, p.booked_at as at, 'payment' as kind, p.amount_cents as cents, ${COMMON},
             p.stripe_payment_intent_id as "providerId", '' as why
        from payments p join profiles on profiles.id = p.user_id
       where p.state in ('paid', 'refunded') and p.booked_at >= ${from} and p.booked_at < ${until}
      union all
      select r.id, r.created_at, 'refund', -r.amount_cents, ${COMMON}, r.stripe_refund_id, r.reason
        from refunds r join payments p on p.id = r.payment_id join profiles on profiles.id = p.user_id
       where r.state = 'made' and r.created_at >= ${from} and r.created_at < ${until}) movements
     ${after} order by at, id limit ${sql.lit(BATCH)}`.execute(db)
  return rows
}

const cellsOf = (row: Row, timeZone: string): readonly CsvCell[] => [
  dayIn(timeZone, row.at),
  row.kind,
  row.cents / 100,
  row.currency.toUpperCase(),
  row.number,
  row.reason,
  row.tier,
  row.title,
  row.name,
  row.email,
  row.paymentId,
  row.providerId ?? '',
  row.why,
  row.at,
]

type SiteMonth = InTimeZone & { readonly month: string }
type Cells = readonly (readonly CsvCell[])[]

async function* rows(db: Db, month: SiteMonth): AsyncGenerator<Cells, void> {
  yield [COLUMNS]
  let behind: Row | null = null
  do {
    const next: readonly Row[] = await batch(db, month, behind)
    yield next.map((row) => cellsOf(row, month.timeZone))
    behind = next.length < BATCH ? null : (next.at(-1) ?? null)
  } while (behind)
}

/**
 * Exports what was paid and what was refunded in a month of the site's time zone: its sum is the month's revenue. In batches, after
 * the log entry about who exports it (D-14, D-15).
 */
export async function exportMonth(ctx: AdminCtx, month: string): Promise<AsyncGenerator<Cells, void>> {
  assertAllowed(whyNotAdmin(ctx.actor))
  assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
  assertAllowed(await takeToken(ctx, 'adminExport'))
  await inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    await record(ctx, {
      action: 'export_payments',
      targetType: 'site',
      targetId: 'payments.csv',
      details: { month },
    })
  })
  return rows(ctx.db, { month, timeZone: ctx.site.timeZone })
}
