import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listenForContentEvents, onContentEvent } from '#app/platform/cache/content-events.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'

// What the triggers say about a change: too little leaves stale pages, too much drops pages that show none of it.

const { db, connectionString } = useDatabase()

/** Collects what is announced; `since` returns what came after the last call. */
async function announced() {
  let heard: string[] = []
  const listening = Promise.withResolvers<void>()
  let end = listening.resolve
  const unsubscribe = onContentEvent((change) => {
    heard.push(typeof change === 'string' ? change : change.join(' '))
    if (heard.at(-1) === 'everything' || heard.at(-1) === 'end') end()
  })
  const { stop } = listenForContentEvents({ connectionString, log: openLog('silent') })
  onTestFinished(async () => {
    unsubscribe()
    await stop()
  })
  await listening.promise
  return {
    async by(change: () => Promise<unknown>): Promise<string[]> {
      heard = []
      await change()
      const { promise, resolve } = Promise.withResolvers<void>()
      end = () => heard.at(-1) === 'end' && resolve()
      await sql`select pg_notify('content', 'end')`.execute(db)
      await promise
      return heard.filter((tags) => tags !== 'end')
    },
  }
}

/** Columns that no cached page shows, or that only change together with one that is announced. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  id: 'never changes',
  listed: 'generated',
  ranked_at: 'generated',
  facet_tokens: 'follows attributes',
  facet_numbers: 'follows attributes',
  views: 'pages show views as they were when they were rendered',
  clicks: 'only owners and admins see it',
  favorites: 'only owners and admins see it',
  payment_type: 'only owners and admins see it',
  payment_status: 'only owners and admins see it',
  payment_amount: 'only owners and admins see it',
  moderation_reason: 'only owners and admins see it',
  moderated_by: 'only admins see it',
  moderated_at: 'only admins see it',
  comparable_group: 'changes with facts and price, which are announced',
  comparable_year: 'changes with facts and price, which are announced',
  comparable_value: 'changes with facts and price, which are announced',
  price_was_cents: 'changes with the price, which is announced',
  price_dropped_at: 'changes with the price, which is announced',
  facts_dismissed_at: 'only owners see the offer to complete facts',
  held_for: 'only owners and admins see it',
  form_id: 'no one sees it',
  place: 'announced by a trigger of its own (db/migrations/0064_places.sql)',
  replaces: 'no one sees it',
  replaced_by: 'only pages of ended listings lead to what replaced them, and those are not cached',
  draft_reminded_at: 'no one sees it',
  end_told: 'no one sees it',
  wanted_placement: 'only admins see it',
}

test.for(['listings', 'ads'])(
  '[CACHE-01] a change of any column of %s that a page shows is announced',
  async (table) => {
    const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}
    except
    select event_object_column from information_schema.triggered_update_columns
     where event_object_table = ${table} and trigger_name = ${`${table}_change`}`.execute(db)

    expect(rows.map(({ name }) => name).filter((name) => !Object.hasOwn(NOT_SHOWN, name))).toEqual([])
  },
)

test('[CACHE-01] a listing that appears, moves or goes is announced with its category, owner and place in the ticker', async () => {
  const { id: userId } = await aProfile(db)
  const { by } = await announced()
  let listing = { id: '', listingId: 0 }
  const tags = (category: string) =>
    `listings listings:${category} listing:${listing.listingId} user:${userId}`

  const posted = await by(async () => {
    listing = await aListing(db, { userId, category: 'jobs', featuredTicker: true })
  })
  const moved = await by(() =>
    db
      .updateTable('listings')
      .set({ category: 'events', featuredTicker: false })
      .where('id', '=', listing.id)
      .execute(),
  )
  const ended = await by(() => db.updateTable('listings').set({ status: 'expired' }).execute())

  expect(posted).toContain(`${tags('jobs')} ticker`)
  expect(moved).toEqual([`${tags('jobs')} ticker ${tags('events')}`])
  expect(ended).toEqual([tags('events')])
})

test('[CACHE-01] what no visitor sees is not announced', async () => {
  const { by } = await announced()

  const drafted = await by(() => aListing(db, { ...DRAFT, title: { en: '1' }, description: { en: '2' } }))
  const seen = await by(() => db.updateTable('listings').set({ views: 5, paymentAmount: 7 }).execute())

  expect(drafted.filter((tags) => tags !== 'words')).toEqual([])
  expect(seen).toEqual([])
})

test('[BIZ-04] [CACHE-01] a company that changes is announced with each listing that shows it', async () => {
  const { id: userId } = await aProfile(db)
  const listing = await aListing(db, { userId, category: 'jobs' })
  await aListing(db, { userId, ...DRAFT })
  const { by } = await announced()
  const set = (given: { companyName?: string; companyLogo?: string; phone?: string }) =>
    by(() => db.updateTable('profiles').set(given).where('id', '=', userId).execute())
  const tags = [`user:${userId}`, `listings listings:jobs listing:${listing.listingId} user:${userId}`]

  expect(await set({ companyName: 'Northgate Lines' })).toEqual(tags)
  expect(await set({ companyLogo: 'a'.repeat(32) })).toEqual(tags)
  expect(await set({ companyName: 'Northgate Lines', phone: '(555) 010-0100' })).toEqual([tags[0]])
})

test('[BIZ-04] of a poster with hundreds of listings, everything counts as changed', async () => {
  const { id: userId } = await aProfile(db)
  for (let i = 0; i < 102; i += 1) await aListing(db, { userId, category: 'jobs' })
  const { by } = await announced()

  const heard = await by(() =>
    db.updateTable('profiles').set({ companyName: 'Big Lines' }).where('id', '=', userId).execute(),
  )
  expect(heard).toContain('everything')
  expect(heard.length).toBeLessThanOrEqual(102)
})

test('[CACHE-01] billboards, layouts and profiles are announced', async () => {
  const { id: userId } = await aProfile(db)
  const { by } = await announced()
  let adId = 0

  const posted = await by(async () => {
    adId = (await anAd(db, { userId, featured: true })).adId
  })
  const drawn = await by(() => aLayout(db))
  const drawnForJobs = await by(() => aCategoryLayout(db, 'jobs', { rows: 2, cols: 2, positions: [] }))
  const renamed = await by(() =>
    db.updateTable('profiles').set({ fullName: 'Dana' }).where('id', '=', userId).execute(),
  )
  const promoted = await by(() =>
    db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', userId).execute(),
  )

  expect(posted).toContain(`banners banner:${adId} ticker`)
  expect([drawn, drawnForJobs, renamed]).toEqual([['layout:home'], ['layout:jobs'], [`user:${userId}`]])
  expect(promoted).toContain('everything')
})

test('[CACHE-01] a transaction with more than a hundred changes announces everything, in a payload of bounded size', async () => {
  const { id: userId } = await aProfile(db)
  for (let n = 0; n < 110; n++) await aListing(db, { userId })
  const { by } = await announced()

  const changed = await by(() =>
    db.updateTable('listings').set({ compensation: '$1' }).where('userId', '=', userId).execute(),
  )

  expect(changed).toHaveLength(101)
  expect(changed.at(-1)).toBe('everything')
  expect(Math.max(...changed.map((tags) => Buffer.byteLength(tags)))).toBeLessThan(200)
})
