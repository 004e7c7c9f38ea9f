import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { ACCOUNT, FILES, LISTING, listing } from '#tests/factories/imported-rows.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { importRuns } from '../queries.server.ts'
import { whileNoOtherImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

const listings = () => db.selectFrom('listings').selectAll().orderBy('createdAt').execute()

test('[IMP-01] [DATA-03] a listing of another site is public for 30 days, with its date and its owner, who has no password', async () => {
  const { counts, report } = await imports.run(FILES)
  expect(counts.listings).toMatchObject({ made: 1, refused: 0 })
  expect(report).toEqual([])
  expect(await listings()).toMatchObject([
    {
      title: { en: 'Kenworth T680' },
      category: 'trucks-trailers-marketplace',
      compensation: '$85000',
      priceCents: 8_500_000,
      contactName: 'Dana Driver',
      contactPhone: '(312) 555-0147',
      businessState: 'IL',
      businessZipCode: '60601',
      status: 'active',
      moderation: 'approved',
      paymentStatus: 'completed',
      paymentAmount: 0,
      listed: true,
      createdAt: new Date('2026-01-02T03:04:05Z'),
      expiresAt: daysAfter(NOW, 30),
    },
  ])
  const owner = await db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(owner).toMatchObject({ email: 'dana@example.com', role: 'user', emailVerified: true })
  expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([])
  const found = await db.selectFrom('listings').select('id').where(isPublic('listings', NOW)).execute()
  expect(found).toHaveLength(1)
  const { rows } = await sql<{
    has: boolean
  }>`select search_vector @@ 'kenworth'::tsquery as has from listings`.execute(db)
  expect(rows).toEqual([{ has: true }])
})

test('[IMP-01] what ended is expired, an unpaid listing stays unpaid, and an admin of the other site is none here', async () => {
  await imports.run({
    'accounts.json': [
      { ...ACCOUNT, role: 'admin' },
      { id: 'a2', email: 'bad@example.com', status: 'banned' },
    ],
    'listings.json': [
      listing({ id: '1', expiresAt: '2026-02-01' }),
      listing({ id: '2', status: 'pending' }),
      listing({ id: '3', owner: 'a2' }),
      listing({ id: '4', status: 'sold', expiresAt: '2999-12-31' }),
      listing({ id: '5', package: 'gold', featured: 'true', createdAt: '2999-01-01' }),
    ],
  })
  const rows = await db.selectFrom('listings').selectAll().orderBy('listingId').execute()
  expect(rows.map(({ status, paymentStatus, listed }) => [status, paymentStatus, listed])).toEqual([
    ['expired', 'completed', false],
    ['pending', 'pending', false],
    ['active', 'completed', false],
    ['sold', 'completed', false],
    ['active', 'completed', true],
  ])
  expect(rows[4]).toMatchObject({ featuredTicker: true, paymentType: 'gold-package', createdAt: NOW })
  expect(rows[1]).toMatchObject({ updatedAt: NOW, draftRemindedAt: NOW })
  const granted = await db
    .selectFrom('entitlements')
    .select(['kind', 'endsAt', 'amount'])
    .orderBy('kind')
    .execute()
  expect(granted).toEqual([
    { kind: 'post', endsAt: daysAfter(NOW, 30), amount: 0 },
    { kind: 'ticker', endsAt: daysAfter(NOW, 30), amount: 0 },
  ])
  const roles = await db.selectFrom('profiles').select('role').orderBy('role').execute()
  expect(roles.map(({ role }) => role)).toEqual(['banned', 'user'])
})

test('[IMP-02] a second run changes nothing, and updates what changed in the file', async () => {
  await imports.run(FILES)
  const before = await listings()
  const again = await imports.run(FILES)
  expect(again.counts.listings).toMatchObject({ made: 0, updated: 0, unchanged: 1 })
  expect(again.counts.accounts).toMatchObject({ made: 0, unchanged: 1 })
  expect(await listings()).toEqual(before)

  const changed = await imports.run({ ...FILES, 'listings.json': [listing({ titleEn: 'Kenworth W900' })] })
  expect(changed.counts.listings).toMatchObject({ made: 0, updated: 1 })
  const after = await listings()
  expect(after).toMatchObject([
    { id: before[0]?.id, listingId: before[0]?.listingId, title: { en: 'Kenworth W900' } },
  ])
})

test('[IMP-02] what was changed or deleted here since stays as it is, and is in the report', async () => {
  await imports.run({
    ...FILES,
    'listings.json': [LISTING, listing({ id: '18', titleEn: 'Great Dane reefer' })],
  })
  await db.updateTable('listings').set({ status: 'sold' }).where('searchText', 'like', '%kenworth%').execute()
  await db.deleteFrom('listings').where('searchText', 'like', '%reefer%').execute()
  const changed = [listing({ titleEn: 'Other' }), listing({ id: '18', titleEn: 'Another' })]
  const { counts, report } = await imports.run({ ...FILES, 'listings.json': changed })
  expect(counts.listings).toMatchObject({ made: 0, updated: 0, kept: 2 })
  expect(report).toEqual([
    expect.stringMatching(/^kept,.*changed here since/u),
    expect.stringMatching(/^kept,.*deleted here since/u),
  ])
  expect(await listings()).toMatchObject([{ title: { en: 'Kenworth T680' }, status: 'sold' }])
})

test('[IMP-02] an import that was interrupted goes on: what is stored is not stored again', async () => {
  const rows = Array.from({ length: 450 }, (_, i) => listing({ id: String(i), titleEn: `Trailer ${i}` }))
  const files = { ...FILES, 'listings.json': rows }
  const stop = new Error('killed')
  const interrupted = imports.run(files, {
    onProgress: ({ kind, rows: done }) => {
      if (kind === 'listings' && done === 200) throw stop
    },
  })
  await expect(interrupted).rejects.toBe(stop)
  expect(await listings()).toHaveLength(200)
  const { counts } = await imports.run(files)
  expect(counts.listings).toMatchObject({ unchanged: 200, made: 250 })
  expect(await listings()).toHaveLength(450)
  const runs = await importRuns(db)
  expect(runs.filter(({ finishedAt }) => finishedAt === null)).toHaveLength(1)
})

test('[IMP-02] two imports do not run at the same time', async () => {
  await expect(whileNoOtherImport(db, () => imports.run(FILES))).rejects.toThrow('Another import runs')
  expect(await listings()).toEqual([])
  await imports.run(FILES)
  expect(await listings()).toHaveLength(1)
})

test('[IMP-04] a dry run reports the same and changes nothing', async () => {
  const files = { ...FILES, 'listings.json': [LISTING, listing({ id: '18', owner: 'who' })] }
  const dry = await imports.run(files, { isDryRun: true })
  expect(await listings()).toEqual([])
  expect(await db.selectFrom('profiles').select('id').execute()).toEqual([])
  expect(await importRuns(db)).toEqual([])
  const real = await imports.run(files)
  expect(dry.counts).toEqual(real.counts)
  expect(dry.report).toEqual(real.report)
})

test('[IMP-01] favorites and addresses of pages are imported too, but for those that lead in a circle', async () => {
  const files = {
    ...FILES,
    'favorites.csv': 'account,listing,createdAt\na1,17,2026-01-05\na1,99,\n',
    'redirects.csv':
      'path,target\n/c/trucks,/categories/trucks-trailers-marketplace\n/x,https://evil.example/\n/r8,/r8\n/a,/b\n/b,/a/\n',
  }
  const dry = await imports.run(files, { isDryRun: true })
  const { counts } = await imports.run(files)
  expect(dry.counts).toEqual(counts)
  expect(counts).toMatchObject({ favorites: { made: 1, refused: 1 }, redirects: { made: 1, refused: 4 } })
  expect(await db.selectFrom('favorites').select('createdAt').execute()).toEqual([
    { createdAt: new Date('2026-01-05') },
  ])
})

test('[IMP-01] banner ads are imported with their texts, and a listing of the earlier site without a contact is one', async () => {
  const item = {
    user_id: 'p1',
    title: { en: 'Diesel parts', es: 'Refacciones' },
    description: { en: 'Same day delivery' },
    category: 'REPAIR SHOPS',
    website_url: 'https://parts.example.com',
    price: '$100',
    status: 'active',
  }
  const files = {
    'profiles.json': [{ id: 'p1', email: 'shop@example.com', full_name: 'Shop', role: 'user' }],
    'ads.json': [
      { ...item, id: 'b1', ad_id: 123_456, contact_type: 'website' },
      { ...item, id: 'b2', website_url: '' },
    ],
    'listings.json': [{ ...item, id: 'l1', contact_name: '' }],
  }
  const given = { format: 'hosted', source: 'before' }
  const { counts } = await imports.run(files, given)
  expect(counts.billboards).toMatchObject({ made: 2, refused: 1 })
  const stored = await db.selectFrom('ads').selectAll().where('adId', '=', 123_456).executeTakeFirst()
  expect(stored).toMatchObject({
    adId: 123_456,
    title: { en: 'Diesel parts', es: 'Refacciones' },
    category: 'repair-shops-parts',
    websiteUrl: 'https://parts.example.com',
    priceCents: 10_000,
    listed: true,
    expiresAt: daysAfter(NOW, 30),
  })
  expect((await imports.run(files, given)).counts.billboards).toMatchObject({ made: 0, unchanged: 2 })
  expect((await undoImport(ctxFor(db), 'before')).billboards).toEqual({ removed: 2, left: 0 })
})
