import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { anAccount, anAuthenticator, aPasskey, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { hashReporter } from '../reporter-hash.server.ts'
import { EXPORTED, everythingOf, UNEXPORTED } from './queries.server.ts'

const { db } = useDatabase()

const HOUSEKEEPING = ['migrations', 'kyselyMigration', 'kyselyMigrationLock']

/** Returns every table of the site, and its columns. */
async function tablesOfSchema(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const camel = (name: string) => name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
  const columns = rows.map(({ table, column }) => ({ table: camel(table), column: camel(column) }))
  const tables = Map.groupBy(columns, ({ table }) => table)
  return new Map(
    [...tables]
      .filter(([table]) => !HOUSEKEEPING.includes(table))
      .map(([table, its]) => [table, its.map(({ column }) => column).toSorted()]),
  )
}

const undecided = async () => {
  const decided = new Set([...Object.keys(EXPORTED), ...Object.keys(UNEXPORTED)])
  return [...(await tablesOfSchema()).keys()].filter((table) => !decided.has(table))
}

/** Creates rows of an account in every exported table; every text contains `mark` where it may. */
async function anAccountWithEverything(mark: string) {
  const { id: userId, email } = await anAccount(db, { bio: mark, adminNotes: `internal ${mark}` })
  await aSession(db, userId, { userAgent: mark })
  await aPasskey(db, userId)
  await anAuthenticator(db, userId, NOW)
  await addItems(userId, mark)
  await addActivity({ userId, email, mark })
  return { userId, email }
}

async function addItems(userId: string, mark: string) {
  const listing = await aListing(db, { userId, title: { en: mark } })
  const ad = await anAd(db, { userId, title: { en: mark } })
  const { id: admin } = await anAccount(db, { role: 'admin', fullName: `admin of ${mark}` })
  const decision = { userId, status: 'approved', adminId: admin, adminNotes: `internal ${mark}` } as const
  await db
    .insertInto('listingApprovals')
    .values({ listingId: listing.id, ...decision })
    .execute()
  await db
    .insertInto('adApprovals')
    .values({ adId: ad.id, ...decision })
    .execute()
  await db
    .insertInto('dailyCounts')
    .values({ itemId: ad.id, itemKind: 'banner', day: '2026-03-08' })
    .execute()
  await db
    .insertInto('billboardChanges')
    .values({
      billboardId: ad.id,
      title: { en: mark },
      description: { en: mark },
      category: 'jobs',
      contactType: 'contact_info',
      sentAt: NOW,
    })
    .execute()
  const link = { billboardId: ad.id, secret: randomUUID().replaceAll('-', ''), createdAt: NOW }
  await db.insertInto('statisticsLinks').values(link).execute()
  await db.insertInto('favorites').values({ userId, listingId: listing.id }).execute()
  await db
    .insertInto('priceChanges')
    .values({ listingId: listing.id, changedAt: NOW, fromCents: 500, toCents: 400 })
    .execute()
  await db
    .insertInto('itemEdits')
    .values({
      listingId: listing.id,
      at: NOW,
      actorRole: 'user',
      source: 'form',
      changes: { title: [mark, 'x'] },
    })
    .execute()
  const report = { itemKind: 'listing', itemId: randomUUID(), reason: 'scam', note: mark } as const
  await db
    .insertInto('reports')
    .values({ ...report, visitorHash: hashReporter(userId) })
    .execute()
  await addMoney({ userId, listingId: listing.id, mark })
  const about = { at: NOW, actorId: admin, actorRole: 'admin', ipPrefix: '192.0.2.0/24' }
  const details = { reason: mark, notesBefore: `internal ${mark}` }
  await db
    .insertInto('auditLog')
    .values({ ...about, action: 'reject_item', targetType: 'listing', targetId: listing.id, details })
    .execute()
}

async function addMoney({ userId, listingId, mark }: { userId: string; listingId: string; mark: string }) {
  const payment = await aPayment(db, { userId, listingId, listingTitle: mark })
  await db.insertInto('refunds').values({ paymentId: payment.id, amountCents: 100, reason: mark }).execute()
  const provider = { stripeSubscriptionId: `sub_${mark}`, stripeCustomerId: `cus_${mark}` }
  await db
    .insertInto('subscriptions')
    .values({ userId, listingId, listingTitle: mark, packageType: 'single', ...provider })
    .execute()
  const card = { cardBrand: mark, cardLast4: '4242', cardExpMonth: 1, cardExpYear: 2030 }
  await db
    .insertInto('paymentMethods')
    .values({ userId, stripePaymentMethodId: `pm_${mark}`, ...card })
    .execute()
  await db.insertInto('billingDetails').values({ userId, company: mark }).execute()
  const held = { kind: 'post', tier: 'single', amount: 30, sourceId: `sub_${mark}` } as const
  await db
    .insertInto('entitlements')
    .values({ listingId, ...held })
    .execute()
}

async function addActivity({ userId, email, mark }: { userId: string; email: string; mark: string }) {
  await db
    .insertInto('knownDevices')
    .values({ userId, tokenHash: `h ${mark}` })
    .execute()
  const link = { tokenHash: `h ${mark} link`, purpose: 'change-email', email: `new.${email}` } as const
  await db
    .insertInto('oneTimeTokens')
    .values({ userId, expiresAt: NOW, ...link })
    .execute()
  await db
    .insertInto('unsentForms')
    .values({ userId, form: 'new', fields: { title: mark } })
    .execute()
  const picture = { pictureId: randomUUID().replaceAll('-', ''), width: 10, height: 10 }
  await db
    .insertInto('uploads')
    .values({ userId, ...picture })
    .execute()
  const words = { name: mark, subject: mark, message: `A message of ${mark}`, language: 'en' } as const
  await db
    .insertInto('contactMessages')
    .values({ email: email.toUpperCase(), ...words })
    .execute()
  const mail = {
    template: 'x',
    subject: mark,
    html: `link ${mark}`,
    body: `link ${mark}`,
    language: 'en',
  } as const
  await db
    .insertInto('mailOutbox')
    .values({ recipient: email, ...mail })
    .execute()
}

test('every table is exported, or is listed with the reason why it is not (D-37)', async () => {
  expect(await undecided()).toEqual([])
  expect(Object.values(UNEXPORTED).filter((reason) => reason.length < 20)).toEqual([])
  expect(Object.keys(UNEXPORTED).filter((table) => table in EXPORTED)).toEqual([])
})

test('a table that no one decided about is found', async () => {
  await sql`create table forgotten (user_id uuid references profiles (id))`.execute(db)
  onTestFinished(async () => {
    await sql`drop table forgotten`.execute(db)
  })

  expect(await undecided()).toEqual(['forgotten'])
})

test.each(Object.entries(EXPORTED))(
  'every column of %s is exported, or has its reason (D-37)',
  async (table, { columns }) => {
    expect(Object.keys(columns).toSorted()).toEqual((await tablesOfSchema()).get(table))
    expect(Object.values(columns).filter((why) => why !== true && why.length < 10)).toEqual([])
  },
)

test('the file holds rows of every table, with every column that is exported, and of no one else (D-37)', async () => {
  const { userId } = await anAccountWithEverything('MINE')
  await anAccountWithEverything('FOREIGN')

  const everything = await everythingOf(db, userId)

  expect(Object.keys(everything).toSorted()).toEqual(
    Object.values(EXPORTED)
      .map(({ as }) => as)
      .toSorted(),
  )
  for (const { as, columns } of Object.values(EXPORTED)) {
    const rows = [everything[as]].flat()
    const exported = Object.entries(columns).filter(([, why]) => why === true)
    expect(rows, as).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {}), as).toEqual(exported.map(([column]) => column))
  }
  const text = JSON.stringify(everything)
  expect(text).not.toMatch(/FOREIGN|internal|scrypt|link MINE|h MINE/u)
})

test('what admins decided about an item is in the log, without who they are and where they sat (D-37)', async () => {
  const { userId } = await anAccountWithEverything('DECIDED')

  const { log, dailyCounts } = await everythingOf(db, userId)

  expect(log).toMatchObject([{ action: 'reject_item', details: { reason: 'DECIDED' }, ipPrefix: '' }])
  expect(dailyCounts).toMatchObject([{ day: '2026-03-08' }])
})

test('entries of the user say where they came from', async () => {
  const { id } = await anAccount(db)
  const { requestId } = ctxFor(db)
  const entry = { at: NOW, actorId: id, actorRole: 'user', targetType: 'user', targetId: id, requestId }
  await db
    .insertInto('auditLog')
    .values({ ...entry, action: 'sign_in', ipPrefix: '198.51.100.0/24' })
    .execute()

  const { log } = await everythingOf(db, id)

  expect(log).toMatchObject([{ action: 'sign_in', requestId, ipPrefix: '198.51.100.0/24' }])
})
