import { type RawBuilder, sql } from 'kysely'
import type { Cents } from '#app/lib/money.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { InTimeZone } from '#app/lib/site-calendar.ts'
import { endOfDayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { RefundState } from '../refunds/stored-refunds.ts'
import { type Payer, type RefundsQuery, ROWS_PER_PAGE } from './payment-lists.ts'
import { idsFound } from './search-payments.server.ts'

/** A refund in the admins' list. */
export type RefundRow = Payer & {
  readonly id: string
  readonly paymentId: string
  readonly number: number
  readonly title: string
  readonly amountCents: Cents
  readonly state: RefundState
  readonly reason: string
  readonly error: string
  readonly createdAt: Date
  /** The admin who asked for it; '' when it was automatic or made in the provider's dashboard. */
  readonly by: string
}

function isAsked({ q, state, from, to, timeZone }: RefundsQuery & InTimeZone): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (q) parts.push(sql`refunds.payment_id in (${idsFound('payments', q)})`)
  if (state) parts.push(sql`refunds.state = ${sql.lit(state)}`)
  if (from) parts.push(sql`refunds.created_at >= ${startOfDayIn(timeZone, from)}`)
  if (to) parts.push(sql`refunds.created_at < ${endOfDayIn(timeZone, to)}`)
  return sql.join(parts, sql` and `)
}

async function refundTotals(db: Db, asked: RefundsQuery & InTimeZone) {
  const { rows } = await sql<{ count: number; made: Cents }>`
    select count(*)::int as count, coalesce(sum(amount_cents) filter (where state = 'made'), 0)::bigint as made
      from refunds where ${isAsked(asked)}`.execute(db)
  return rows[0] ?? { count: 0, made: 0 }
}

async function rowsOn(db: Db, asked: RefundsQuery & InTimeZone, page: number): Promise<readonly RefundRow[]> {
  const ids = sql`
    select id from refunds where ${isAsked(asked)}
     order by created_at desc, id desc limit ${sql.lit(ROWS_PER_PAGE)} offset ${(page - 1) * ROWS_PER_PAGE}`
  const { rows } = await sql<RefundRow>`
    select r.id, r.payment_id as "paymentId", p.receipt_number as number, p.listing_title as title,
           r.amount_cents as "amountCents", r.state, r.reason, r.error, r.created_at as "createdAt",
           coalesce(nullif(admin.full_name, ''), admin.email, '') as by,
           p.user_id as "userId", payer.full_name as "fullName", payer.email
      from refunds r join payments p on p.id = r.payment_id join profiles payer on payer.id = p.user_id
      left join profiles admin on admin.id = r.requested_by
     where r.id in (${ids}) order by r.created_at desc, r.id desc`.execute(db)
  return rows
}

/** One page of refunds, newest first, with the totals of all that were asked for. */
export async function refundsPage(db: Db, asked: RefundsQuery & InTimeZone, wanted: number) {
  const totals = await refundTotals(db, asked)
  const pages = pageCount(totals.count, ROWS_PER_PAGE)
  const page = Math.min(wanted, pages)
  return { refunds: await rowsOn(db, asked, page), totals, page, pages }
}
