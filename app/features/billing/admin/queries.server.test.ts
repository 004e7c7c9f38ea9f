import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tablesScanned } from '#tests/helpers/plans.ts'
import { refundsPage } from './list-refunds.server.ts'
import { subscriptionsPage } from './list-subscriptions.server.ts'
import { paymentsPage } from './queries.server.ts'
import { parsePaymentsQuery, parseRefundsQuery, parseSubscriptionsQuery } from './schema.ts'

const { db, connectionString } = useDatabase()

/**
 * Enough rows that a sequential scan costs more than an index: as many payments as a large site has in some months.
 */
const ROWS = 20_000

beforeAll(async () => {
  await sql`insert into profiles (email, full_name, created_at)
    select 'u' || n || '@example.com', 'User ' || md5(n::text), now() from generate_series(1, 5000) n`.execute(
    db,
  )
  await sql`insert into payments (user_id, listing_title, reason, tier, amount_cents, state, refunded_amount, created_at,
                                  paid_at, stripe_payment_intent_id, last_error)
    select p.id, md5('title' || n), 'new', 'silver', 10000, s, 0, now() - n * interval '1 hour',
           case when s = 'paid' then now() - n * interval '1 hour' end, 'pi_' || n, case when n % 50 = 0 then 'declined' else '' end
      from (select n, case when n % 10 = 0 then 'open' else 'paid' end as s from generate_series(1, ${ROWS}) n) g
      join (select id, row_number() over () as r from profiles) p on p.r = 1 + n % 5000`.execute(db)
  await sql`insert into refunds (payment_id, amount_cents, state, created_at, settled_at)
    select id, 100, 'made', paid_at, paid_at from payments where state = 'paid'`.execute(db)
  await sql`insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, package_type, listing_title, created_at)
    select user_id, 'sub_' || receipt_number, 'cus', 'silver', listing_title, created_at from payments`.execute(
    db,
  )
  await sql`vacuum analyze profiles, payments, refunds, subscriptions`.execute(db)
}, 120_000)

const asked = (text: string) => new URLSearchParams(text)
const inZone = <Query>(query: Query) => ({ ...query, timeZone: DEFAULT_TIME_ZONE })
const payments = (text: string, page: number) => (on: Db) =>
  paymentsPage(on, inZone(parsePaymentsQuery(asked(text))), page)

describe(`[MON-01] among ${ROWS} payments`, () => {
  test.each([
    ['a search by name', 'q=user 1f0e3dad', 1],
    ['a search by title', 'q=0cc175b9c0f1b6a8', 1],
    ['a receipt number', 'q=4711', 1],
    ['an id of the provider', 'q=pi_4711', 1],
    ['those whose card was declined', 'state=failed', 1],
    ['a month', 'from=2026-01-01&to=2026-01-31', 1],
    ['one user', 'user=00000000-0000-4000-8000-000000000001', 1],
    ['one listing', 'listing=00000000-0000-4000-8000-000000000001', 1],
  ])('%s reads no table from beginning to end', async (_what, text, page) => {
    expect(await tablesScanned(connectionString, payments(text, page))).toEqual([])
  })

  // The totals are summed from all rows, the one query that has no shorter way.
  test.each([1, 500, 1_000_000])('the rows of page %i are found by an index alone', async (page) => {
    expect(await tablesScanned(connectionString, payments('', page), { but: /sum\(/u })).toEqual([])
  })

  test('the lists of refunds and subscriptions do not either', async () => {
    const refunds = (text: string) => (on: Db) => refundsPage(on, inZone(parseRefundsQuery(asked(text))), 1)
    const subscriptions = (text: string) => (on: Db) =>
      subscriptionsPage(on, parseSubscriptionsQuery(asked(text)), 1)
    expect(await tablesScanned(connectionString, refunds(''), { but: /sum\(/u })).toEqual([])
    expect(await tablesScanned(connectionString, refunds('q=pi_4711'))).toEqual([])
    expect(await tablesScanned(connectionString, subscriptions(''), { but: /group by/u })).toEqual([])
    expect(await tablesScanned(connectionString, subscriptions('q=sub_4711'))).toEqual([])
    expect(await tablesScanned(connectionString, subscriptions('q=user 1f0e3dad'))).toEqual([])
  })

  test('the numbers are those of everything that was asked for', async () => {
    const found = await paymentsPage(db, inZone(parsePaymentsQuery(asked(''))), 2)
    expect(found.totals).toEqual({ count: ROWS, gross: ROWS * 0.9 * 10_000, refunded: 0 })
    expect(found).toMatchObject({ page: 2, pages: ROWS / 25 })
    expect(found.payments).toHaveLength(25)
    const declined = await paymentsPage(db, inZone(parsePaymentsQuery(asked('state=failed'))), 1)
    expect(declined.totals).toEqual({ count: ROWS / 50, gross: 0, refunded: 0 })
    const { totals } = await refundsPage(db, inZone(parseRefundsQuery(asked(''))), 1)
    expect(totals).toEqual({ count: ROWS * 0.9, made: ROWS * 0.9 * 100 })
    const { totals: renewing } = await subscriptionsPage(db, parseSubscriptionsQuery(asked('')), 1)
    expect(renewing).toEqual({ count: ROWS, perPeriod: ROWS * 10_000 })
  })
})
