import { type RawBuilder, sql } from 'kysely'
import { pageCount } from '#app/lib/pager.ts'
import type { InTimeZone } from '#app/lib/site-calendar.ts'
import { endOfDayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  type PaymentChoice,
  type PaymentRow,
  type PaymentsQuery,
  ROWS_PER_PAGE,
  type Totals,
} from './payment-lists.ts'
import { idsFound } from './search-payments.server.ts'

// Written out, because the index that serves a state depends on which state it is.
const OF_STATE: Readonly<Record<PaymentChoice, RawBuilder<unknown>>> = {
  open: sql`payments.state = 'open'`,
  failed: sql`payments.state = 'open' and payments.last_error <> ''`,
  paid: sql`payments.state = 'paid'`,
  part: sql`payments.state = 'paid' and payments.refunded_amount > 0`,
  refunded: sql`payments.state = 'refunded'`,
  canceled: sql`payments.state = 'canceled'`,
}

/** All that a payment must be to be in the list. */
function isAsked({
  q,
  state,
  reason,
  tier,
  from,
  to,
  user,
  listing,
  timeZone,
}: PaymentsQuery & InTimeZone): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (q) parts.push(sql`payments.id in (${idsFound('payments', q)})`)
  if (state) parts.push(OF_STATE[state])
  if (reason) parts.push(sql`payments.reason = ${reason}`)
  if (tier) parts.push(sql`payments.tier = ${tier}`)
  if (from) parts.push(sql`payments.booked_at >= ${startOfDayIn(timeZone, from)}`)
  if (to) parts.push(sql`payments.booked_at < ${endOfDayIn(timeZone, to)}`)
  if (user) parts.push(sql`payments.user_id = ${user}::uuid`)
  if (listing) parts.push(sql`payments.listing_id = ${listing}::uuid`)
  return sql.join(parts, sql` and `)
}

/** How many payments there are, what was paid with them, and what went back of that, in cents. */
async function paymentTotals(db: Db, asked: PaymentsQuery & InTimeZone): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as count,
           coalesce(sum(amount_cents) filter (where state in ('paid', 'refunded')), 0)::bigint as gross,
           coalesce(sum(refunded_amount), 0)::bigint as refunded
      from payments where ${isAsked(asked)}`.execute(db)
  return rows[0] ?? { count: 0, gross: 0, refunded: 0 }
}

/** The ids of one page, newest first: an index alone finds them, and only theirs are read. */
const idsOfPage = (asked: PaymentsQuery & InTimeZone, page: number) => sql`
  select id from payments where ${isAsked(asked)}
   order by booked_at desc, id desc limit ${sql.lit(ROWS_PER_PAGE)} offset ${(page - 1) * ROWS_PER_PAGE}`

async function paymentsWith(db: Db, ids: RawBuilder<unknown>): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select payments.id, payments.receipt_number as number, payments.booked_at as "bookedAt", payments.state,
           payments.reason, payments.tier, payments.amount_cents as "amountCents",
           payments.refunded_amount as "refundedAmount", payments.last_error as "lastError",
           payments.listing_title as title, payments.listing_id as "listingId",
           listings.listing_id as "listingNumber", payments.user_id as "userId", profiles.full_name as "fullName",
           profiles.email
      from payments join profiles on profiles.id = payments.user_id
      left join listings on listings.id = payments.listing_id
     where payments.id in (${ids})
     order by payments.booked_at desc, payments.id desc`.execute(db)
  return rows
}

/** One page of payments, newest first, with the totals of all that were asked for. A page past the end is the last one. */
export async function paymentsPage(db: Db, asked: PaymentsQuery & InTimeZone, wanted: number) {
  const totals = await paymentTotals(db, asked)
  const pages = pageCount(totals.count, ROWS_PER_PAGE)
  const page = Math.min(wanted, pages)
  return { payments: await paymentsWith(db, idsOfPage(asked, page)), totals, page, pages }
}

/** Returns when the first payment was booked; null when there is none. */
export async function firstBooked(db: Db): Promise<Date | null> {
  const { first } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.min('bookedAt').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

/** What the filters of an address name by id. */
export async function findFilterNames(db: Db, { user, listing }: PaymentsQuery) {
  const account = user
    ? await db.selectFrom('profiles').select(['fullName', 'email']).where('id', '=', user).executeTakeFirst()
    : undefined
  const item = listing
    ? await db
        .selectFrom('payments')
        .select('listingTitle as title')
        .where('listingId', '=', listing)
        .limit(1)
        .executeTakeFirst()
    : undefined
  return { user: account ? account.fullName || account.email : null, listing: item?.title ?? null }
}
