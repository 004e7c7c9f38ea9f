import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { aPictureFile } from '#tests/helpers/pictures.ts'
import { importRuns } from '../queries.server.ts'
import { undoImport } from './undo-import.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

const ACCOUNT = { id: 'a1', email: 'Dana@Example.com', fullName: 'Dana Driver' }
const LISTING = {
  id: '17',
  owner: 'a1',
  titleEn: 'Kenworth T680',
  descriptionEn: 'Clean truck, one owner.',
  category: 'Semi Trucks & Trailers',
  compensation: '$85,000',
  contactPhone: '312-555-0147',
  businessState: 'Illinois',
  businessZipCode: '60601-1234',
  createdAt: '2026-01-02 03:04:05',
}
const listing = (more: object) => ({ ...LISTING, ...more })
const FILES = { 'accounts.json': [ACCOUNT], 'listings.json': [LISTING] }

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
  expect(runs.map(({ finishedAt }) => finishedAt !== null).toSorted()).toEqual([false, true])
})

test('[IMP-02] two imports do not run at the same time', async () => {
  const [first, second] = await Promise.allSettled([imports.run(FILES), imports.run(FILES)])
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listings()).toHaveLength(1)
})

test('[IMP-03] a refused row is in the report with file, line, id, field and the reason that the form gives', async () => {
  const csv = [
    'id,owner,titleEn,descriptionEn,category,contactEmail',
    '1,a1,,Text,Jobs,',
    '2,a1,Fine,Text,Spaceships,',
    '3,nobody,Fine,Text,Jobs,',
    '4,a1,Fine,Text,Jobs,no address',
    '4,a1,Fine,Text,Jobs,',
    ',a1,Fine,Text,Jobs,',
    '=1+1,a1,Fine',
  ].join('\r\n')
  const { counts, report, unknownCategories } = await imports.run({
    'accounts.json': [ACCOUNT],
    'listings.csv': csv,
  })
  expect(report.map((line) => line.replace(imports.folder(), '')).toSorted()).toEqual([
    'refused,/listings.csv,2,listings,1,titleEn,Title is required',
    'refused,/listings.csv,3,listings,2,category,Category is required',
    'refused,/listings.csv,4,listings,3,owner,there is no account nobody in the import',
    'refused,/listings.csv,6,listings,4,id,this id was in the files before',
    'refused,/listings.csv,7,listings,,id,an id of 1 to 200 characters is needed',
    'refused,/listings.csv,8,listings,,,"3 cells, but the first line names 6 columns"',
    'repaired,/listings.csv,5,listings,4,contactEmail,left out: Please enter a valid email address',
  ])
  expect(counts.listings).toMatchObject({ made: 1, refused: 6, repaired: 1 })
  expect([...unknownCategories]).toEqual([['Spaceships', 1]])
})

test('[IMP-03] a title that is too long is shortened and whole in the description; a foreign phone number is left out', async () => {
  const long = 'Freightliner Cascadia 2019 with a new engine, ready to go today'
  const { report } = await imports.run({
    ...FILES,
    'listings.json': [
      listing({ titleEn: long, contactPhone: '+44 20 7946 0958', websiteUrl: 'javascript:alert(1)' }),
    ],
  })
  const [stored] = await listings()
  expect(stored?.title.en).toMatch(/…$/u)
  expect(stored?.description.en).toBe(`${long}\n\nClean truck, one owner.`)
  expect(stored).toMatchObject({ contactPhone: '', websiteUrl: '' })
  expect(report).toHaveLength(3)
})

test('[IMP-03] a category is found by the operator’s map, by our names in all languages, or by older labels', async () => {
  const rows = ['Lastwagen', 'Механики', 'BODY SHOPS'].map((category, i) =>
    listing({ id: String(i), category }),
  )
  await imports.run(
    { ...FILES, 'listings.json': rows },
    { categories: new Map([['lastwagen', 'trucks-trailers-marketplace']]) },
  )
  const stored = await db.selectFrom('listings').select('category').orderBy('category').execute()
  expect(stored.map(({ category }) => category)).toEqual([
    'auto-repair-shops',
    'mechanics',
    'trucks-trailers-marketplace',
  ])
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

test('[IMP-07] no one gets an email, unless the operator invites; then each user gets one', async () => {
  const mails = () => db.selectFrom('mailOutbox').select(['recipient', 'subject', 'body']).execute()
  await imports.run(FILES)
  expect(await mails()).toEqual([])
  expect((await imports.run(FILES, { invites: true })).invited).toBe(1)
  expect((await imports.run(FILES, { invites: true })).invited).toBe(0)
  expect(await mails()).toEqual([
    {
      recipient: 'dana@example.com',
      subject: 'Your account moved to Haulpost',
      body: expect.stringContaining('/forgot-password'),
    },
  ])
})

test('[IMP-07] an account that is here already gets the listings, and stays as it is', async () => {
  const { id } = await db
    .insertInto('profiles')
    .values({ email: 'dana@example.com', fullName: 'Dana Here', emailVerified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await imports.run(FILES)
  expect(await db.selectFrom('profiles').select(['id', 'fullName']).execute()).toEqual([
    { id, fullName: 'Dana Here' },
  ])
  expect(await listings()).toMatchObject([{ userId: id }])
  await undoImport(ctxFor(db), 'old')
  expect(await db.selectFrom('profiles').select('id').execute()).toEqual([{ id }])
})

test('[IMP-07] a listing of someone without an account belongs to a new account of their address', async () => {
  const guest = listing({ owner: '', ownerEmail: 'guest@example.com', contactName: 'Gus Guest' })
  const files = {
    'listings.json': [guest, { ...guest, id: '18' }, { ...guest, id: '19', ownerEmail: 'no address' }],
  }
  const dry = await imports.run(files, { isDryRun: true })
  const { counts } = await imports.run(files)
  expect(dry.counts).toEqual(counts)
  expect(counts).toMatchObject({ accounts: { made: 1, refused: 1 }, listings: { made: 2, refused: 1 } })
  const owners = await db.selectFrom('profiles').select(['email', 'fullName']).execute()
  expect(owners).toEqual([{ email: 'guest@example.com', fullName: 'Gus Guest' }])
})

test('[IMP-08] pictures come from the given folder or archive only, decoded like uploads', async () => {
  const folder = path.join(imports.folder(), 'pictures')
  await mkdir(path.join(folder, 'deep'), { recursive: true })
  await writeFile(path.join(folder, 'deep', 'truck.png'), await aPictureFile())
  await writeFile(path.join(folder, 'fake.jpg'), '<svg onload="alert(1)"/>')
  await writeFile(path.join(imports.folder(), 'secret.png'), await aPictureFile())
  await symlink(path.join(imports.folder(), 'secret.png'), path.join(folder, 'link.png'))
  const names = ['deep/truck.png', 'fake.jpg', '../secret.png', 'link.png', 'https://example.com/a.jpg']
  const files = { ...FILES, 'listings.json': [listing({ pictures: names })] }
  const without = await imports.run(files)
  expect(without.report).toEqual([])
  const { counts, report } = await imports.run(files, { pictures: folder })
  expect(counts.listings).toMatchObject({ updated: 1, repaired: 1 })
  expect(report).toHaveLength(4)
  expect(report.join()).toContain('fake.jpg is not an image file')
  expect((await listings())[0]?.images).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{32}$/u), width: 400, height: 300 },
  ])
})

test('[IMP-09] undoing removes what the import made, apart from what was changed, paid for or used since', async () => {
  const rows = ['1', '2', '3'].map((id) =>
    listing({ id, titleEn: `Truck ${id}`, oldAddresses: [`/ad/${id}`] }),
  )
  await imports.run({
    'accounts.json': [ACCOUNT, { id: 'a2', email: 'x@example.com' }],
    'listings.json': rows,
  })
  const [first, second] = await listings()
  await db
    .updateTable('listings')
    .set({ compensation: '$1' })
    .where('id', '=', first?.id ?? '')
    .execute()
  await db
    .insertInto('payments')
    .values({
      userId: second?.userId ?? '',
      listingId: second?.id ?? '',
      reason: 'new',
      tier: 'single',
      amountCents: 4000,
    })
    .execute()
  const undone = await undoImport(ctxFor(db), 'old')
  expect(undone).toEqual({
    listings: { removed: 1, left: 2 },
    billboards: { removed: 0, left: 0 },
    accounts: { removed: 1, left: 1 },
  })
  expect(await db.selectFrom('redirects').select('path').orderBy('path').execute()).toHaveLength(2)
  const again = await imports.run({ 'accounts.json': [ACCOUNT], 'listings.json': rows })
  expect(again.counts.listings).toMatchObject({ made: 1, unchanged: 2 })
})

test('[IMP-09] expiring, being seen and new search words are no change', async () => {
  await imports.run(FILES)
  await db
    .updateTable('listings')
    .set({ status: 'expired', views: 7, searchVector: null, updatedAt: NOW })
    .execute()
  expect((await undoImport(ctxFor(db), 'old')).listings).toEqual({ removed: 1, left: 0 })
  expect(await db.selectFrom('profiles').select('id').execute()).toEqual([])
})

test('[IMP-09] what a user paid for after they set a password stays', async () => {
  await imports.run(FILES)
  const { id } = await db.selectFrom('profiles').select('id').executeTakeFirstOrThrow()
  await db.insertInto('accounts').values({ userId: id, accountId: id, password: 'scrypt$x' }).execute()
  expect(await undoImport(ctxFor(db), 'old')).toMatchObject({
    listings: { removed: 1 },
    accounts: { removed: 0, left: 1 },
  })
})

test('[IMP-06] a file with none of the expected tables is refused before anything is stored', async () => {
  const reading = imports.run({ ...FILES, 'things.csv': 'a,b\n1,2\n' })
  await expect(reading).rejects.toThrow(TableFileError)
  await expect(reading).rejects.toThrow('things')
  expect(await listings()).toEqual([])
})

test('[IMP-06] texts made to harm are stored as the texts they are', async () => {
  const hostile = listing({
    titleEn: '<b>"; drop table listings; --</b>',
    descriptionEn: '=HYPERLINK("http://evil")\u0000\u202E',
    __proto__: { status: 'sold' },
    moderationReason: 'x'.repeat(10_000),
    publicNumber: '-1',
    pictures: [{}, 7],
    oldAddresses: ['//evil.example/x', '/\\evil', 'javascript:x'],
  })
  const { counts } = await imports.run({ ...FILES, 'listings.json': [hostile] })
  expect(counts.listings.made).toBe(1)
  expect(await listings()).toMatchObject([
    {
      title: { en: '<b>"; drop table listings; --</b>' },
      description: { en: '=HYPERLINK("http://evil")' },
      status: 'active',
    },
  ])
  expect(await db.selectFrom('redirects').selectAll().execute()).toEqual([])
})

test('[IMP-01] favorites and addresses of pages are imported too', async () => {
  const files = {
    ...FILES,
    'favorites.csv': 'account,listing,createdAt\na1,17,2026-01-05\na1,99,\n',
    'redirects.csv':
      'path,target\n/c/trucks,/categories/trucks-trailers-marketplace\n/x,https://evil.example/\n',
  }
  const dry = await imports.run(files, { isDryRun: true })
  const { counts } = await imports.run(files)
  expect(dry.counts).toEqual(counts)
  expect(counts).toMatchObject({ favorites: { made: 1, refused: 1 }, redirects: { made: 1, refused: 1 } })
  expect(await db.selectFrom('favorites').select('createdAt').execute()).toEqual([
    { createdAt: new Date('2026-01-05') },
  ])
})
