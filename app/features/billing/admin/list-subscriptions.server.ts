import { type RawBuilder, sql } from 'kysely'
import { priceOf, type Tier } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  type Payer,
  ROWS_PER_PAGE,
  type SubscriptionChoice,
  type SubscriptionsQuery,
} from './payment-lists.ts'
import { idsFound } from './search-payments.server.ts'

/** A subscription in the admins' list. */
export type SubscriptionRow = Payer & {
  readonly id: string
  readonly stripeSubscriptionId: string
  readonly status: string
  readonly tier: Tier
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly failureToldAt: Date | null
  readonly createdAt: Date
  readonly title: string
  readonly listingId: string | null
  readonly listingNumber: number | null
}

const IS_RENEWING = sql`status in ('active', 'trialing') and not cancel_at_period_end`

const OF_STATUS: Readonly<Record<SubscriptionChoice, RawBuilder<unknown>>> = {
  renewing: IS_RENEWING,
  ending: sql`status in ('active', 'trialing') and cancel_at_period_end`,
  failing: sql`status in ('past_due', 'unpaid')`,
  over: sql`status = 'canceled'`,
}

/** Leaves out subscriptions that were never paid for. */
const IS_BEGUN = sql`status not in ('incomplete', 'incomplete_expired')`

function isAsked({ q, status, tier }: SubscriptionsQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [IS_BEGUN]
  if (q) parts.push(sql`subscriptions.id in (${idsFound('subscriptions', q)})`)
  if (status) parts.push(OF_STATUS[status])
  if (tier) parts.push(sql`package_type = ${tier}`)
  return sql.join(parts, sql` and `)
}

type Counted = { readonly tier: Tier; readonly count: number; readonly renewing: number }

/** How many there are, and what those that renew bring every 30 days, in cents. */
async function subscriptionTotals(db: Db, asked: SubscriptionsQuery) {
  const { rows } = await sql<Counted>`
    select package_type as tier, count(*)::int as count, (count(*) filter (where ${IS_RENEWING}))::int as renewing
      from subscriptions where ${isAsked(asked)} group by package_type`.execute(db)
  const sum = (of: (row: Counted) => number) => rows.reduce((all, row) => all + of(row), 0)
  const perPeriod: Cents = sum(({ tier, renewing }) => renewing * priceOf(tier))
  return { count: sum(({ count }) => count), perPeriod }
}

async function rowsOn(db: Db, asked: SubscriptionsQuery, page: number): Promise<readonly SubscriptionRow[]> {
  const ids = sql`
    select id from subscriptions where ${isAsked(asked)}
     order by created_at desc, id desc limit ${sql.lit(ROWS_PER_PAGE)} offset ${(page - 1) * ROWS_PER_PAGE}`
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.stripe_subscription_id as "stripeSubscriptionId", s.status, s.package_type as tier,
           s.current_period_end as "currentPeriodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
           s.failure_told_at as "failureToldAt", s.created_at as "createdAt", s.listing_title as title,
           s.listing_id as "listingId", listings.listing_id as "listingNumber", s.user_id as "userId",
           profiles.full_name as "fullName", profiles.email
      from subscriptions s join profiles on profiles.id = s.user_id left join listings on listings.id = s.listing_id
     where s.id in (${ids}) order by s.created_at desc, s.id desc`.execute(db)
  return rows
}

/** One page of subscriptions, newest first, with the totals of all that were asked for. */
export async function subscriptionsPage(db: Db, asked: SubscriptionsQuery, wanted: number) {
  const totals = await subscriptionTotals(db, asked)
  const pages = pageCount(totals.count, ROWS_PER_PAGE)
  const page = Math.min(wanted, pages)
  return { subscriptions: await rowsOn(db, asked, page), totals, page, pages }
}

/** Counts subscriptions that could not be charged, with the time since which the first of them waits. */
export async function countFailing(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(failure_told_at) as since
      from subscriptions where ${OF_STATUS.failing}`.execute(db)
  return rows[0] ?? { count: 0, since: null }
}
