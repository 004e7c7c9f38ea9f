import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { unsealMail } from '#app/platform/mail/sealed-mail.server.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { ACCOUNT, FILES, listing } from '#tests/factories/imported-rows.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { inviteAccounts } from '../inviting/invite-accounts.server.ts'
import { importRuns } from '../queries.server.ts'
import { undoImport } from './undo-import.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

const listings = () => db.selectFrom('listings').selectAll().orderBy('createdAt').execute()

test('[IMP-03] a refused row is in the report with file, line, id, field and the reason that the form gives', async () => {
  const csv = [
    'id,owner,titleEn,descriptionEn,category,contactEmail',
    '1,a1,,Text,Jobs,',
    '2,a1,Fine,Text,Spaceships,',
    '3,a9,Fine,Text,Jobs,',
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
    'refused,/listings.csv,3,listings,2,category,there is no category Spaceships here: name it in a file for --categories',
    'refused,/listings.csv,4,listings,3,owner,there is no account a9 in the import',
    'refused,/listings.csv,6,listings,4,id,this id was in the files before',
    'refused,/listings.csv,7,listings,,id,an id of 1 to 200 characters is needed',
    'refused,/listings.csv,8,listings,,,"3 cells, but the first line names 6 columns"',
    'repaired,/listings.csv,5,listings,4,contactEmail,left out: Please enter a valid email address',
  ])
  expect(counts.listings).toMatchObject({ made: 1, refused: 6, repaired: 1 })
  expect([...unknownCategories]).toEqual([['Spaceships', 1]])
})

test('[IMP-03] a title that is too long is shortened and whole in the description; a phone number that lacks digits is left out', async () => {
  const long = 'Freightliner Cascadia 2019 with a new engine, ready to go today'
  const { report } = await imports.run({
    ...FILES,
    'listings.json': [
      listing({ titleEn: long, contactPhone: '555-0147', websiteUrl: 'javascript:alert(1)' }),
    ],
  })
  const [stored] = await listings()
  expect(stored?.title.en).toMatch(/…$/u)
  expect(stored?.description.en).toBe(`${long}\n\nClean truck, one owner.`)
  expect(stored).toMatchObject({ contactPhone: '', websiteUrl: '' })
  expect(report).toHaveLength(3)
})

test('[IMP-03] a state that is unknown here publishes nothing, and a time or a character that cannot be read is reported', async () => {
  const rows = [
    listing({ id: '1', status: 'Draft' }),
    listing({ id: '2', moderation: 'spam' }),
    listing({ id: '3', status: 'Sold', createdAt: '02.05.2024', expiresAt: 'never' }),
    listing({ id: '4', titleEn: 'Caf\uFFFD' }),
  ]
  const { report } = await imports.run({ ...FILES, 'listings.json': rows })
  expect(report.map((line) => line.replace(/^(\w+),.*\.json,\d+,\w+,/u, '$1 ').slice(0, 60))).toEqual([
    'refused 1,status,"draft is unknown here: it must be active, ',
    'refused 2,moderation,"spam is unknown here: it must be appro',
    'repaired 3,createdAt,left out: it is no time such as 2024-05',
    'repaired 3,expiresAt,left out: it is no time such as 2024-05',
    'repaired 4,,some characters could not be read: name the enco',
  ])
  expect((await listings()).map(({ status }) => status).toSorted()).toEqual(['active', 'sold'])
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

test('[IMP-07] no one gets an email, unless the operator invites; then each user gets one', async () => {
  const mails = () => db.selectFrom('mailOutbox').select(['recipient', 'subject', 'html', 'body']).execute()
  await imports.run(FILES)
  expect(await mails()).toEqual([])
  const jobs = () =>
    sql<{ data: object }>`select data from jobs.job where name = 'imports.invite'`.execute(db)
  expect((await jobs()).rows).toEqual([])
  await imports.run(FILES, { invites: true })
  expect((await jobs()).rows).toEqual([{ data: { source: 'old' } }])
  expect(await inviteAccounts(ctxFor(db), { source: 'old' })).toBe(1)
  expect(await inviteAccounts(ctxFor(db), { source: 'old' })).toBe(0)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'dana@example.com', subject: 'Your account moved to Haulpost' })
  expect(mail && unsealMail(mail)?.body).toContain('/forgot-password')
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

test('[IMP-06] a file with none of the expected tables is refused before anything is stored', async () => {
  const reading = imports.run({ ...FILES, 'things.csv': 'a,b\n1,2\n' })
  await expect(reading).rejects.toThrow(TableFileError)
  await expect(reading).rejects.toThrow('things')
  expect(await importRuns(db)).toEqual([])
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
