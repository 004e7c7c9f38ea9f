import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findThings } from '#app/features/admin-search/queries.server.ts'
import { aFailedMail } from '#tests/factories/emails.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { tablesScanned } from '#tests/helpers/plans.ts'
import { countInbox } from './queries.server.ts'

const { db, connectionString } = useDatabase()

/** Enough that a sequential scan costs more than an index. */
const ROWS = 20_000

beforeAll(async () => {
  const { userId } = await aListing(db)
  await db.connection().execute(async (one) => {
    // The limit is for requests: this many rows take longer on a busy machine.
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into listings (listing_id, user_id, title, description, category, status, search_text)
      select 300000 + n, ${userId}, jsonb_build_object('en', md5(n::text)), '{}', 'jobs', 'expired', md5(n::text)
        from generate_series(1, ${ROWS}) n`.execute(one)
    await sql`insert into mail_outbox (template, recipient, subject, html, body, language, state)
      select 'x', 'a@example.com', 'x', '', '', 'en', 'sent' from generate_series(1, ${ROWS}) n`.execute(one)
    await sql`insert into payments (user_id, reason, tier, amount_cents, state)
      select ${userId}, 'new', 'silver', 10000, 'canceled' from generate_series(1, ${ROWS}) n`.execute(one)
    await sql`insert into reports (item_kind, item_id, reason, visitor_hash, resolved_at)
      select 'listing', gen_random_uuid(), 'scam', decode(md5(n::text), 'hex'), now()
        from generate_series(1, ${ROWS}) n`.execute(one)
    await sql`insert into profiles (email, full_name) select 'u' || n || '@example.com', md5(n::text)
      from generate_series(1, ${ROWS}) n`.execute(one)
    for (const table of ['listings', 'mail_outbox', 'payments', 'reports', 'profiles', 'listing_words'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
})

describe('[ADM-05] what waits', () => {
  test('is counted with the age of the oldest, of each kind', async () => {
    await aListing(db, { moderation: 'waiting', createdAt: daysAgo(2) })
    await aListing(db, { moderation: 'waiting', createdAt: daysAgo(5) })
    await aFailedMail(db, { createdAt: daysAgo(1) })

    const { waiting, failedMail, reported } = await countInbox(db, NOW)

    expect(waiting).toEqual({ count: 2, at: daysAgo(5) })
    expect(failedMail).toEqual({ count: 1, at: daysAgo(1) })
    expect(reported).toEqual({ count: 0, at: null })
  })

  test('is counted by indexes: no large table is read, with each page of the admin area', async () => {
    const scanned = await tablesScanned(connectionString, (on) => countInbox(on, NOW))

    for (const table of ['listings', 'mail_outbox', 'payments', 'reports'])
      expect(scanned).not.toContain(table)
  })
})

test.each(['md5abc', '300123', 'zzyzx'])('[ADM-08] the command box finds %s by indexes', async (term) => {
  const scanned = await tablesScanned(connectionString, (on) => findThings(on, term, 'en'))

  for (const table of ['listings', 'listing_words', 'profiles', 'payments'])
    expect(scanned).not.toContain(table)
})
