import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ACCOUNT, FILES, listing } from '#tests/factories/imported-rows.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { undoImport } from './undo-import.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

const listings = () => db.selectFrom('listings').selectAll().orderBy('createdAt').execute()

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
  expect(undone).toMatchObject({
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
