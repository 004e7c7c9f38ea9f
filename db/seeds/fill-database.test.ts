import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/rules.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { type Filling, fillDatabase, NotEmptyError } from './fill-database.ts'

const site = useDatabase()
const PICTURE = { id: 'c'.repeat(32), width: 640, height: 416 }
const gallery = { scene: () => PICTURE, board: () => PICTURE }

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: site.connectionString })
  await client.connect()
})
afterAll(() => client.end())

const fill = (more: Partial<Filling> = {}) =>
  fillDatabase(client, { total: 200, gallery, now: NOW, reset: false, ...more })
const count = async (
  table:
    | 'listings'
    | 'ads'
    | 'profiles'
    | 'favorites'
    | 'searchWords'
    | 'adApprovals'
    | 'layoutConfigs'
    | 'categoryLayouts',
) => {
  const { n } = await site.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
const indexes = async () => {
  const { rows } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'listings' order by indexdef",
  )
  return rows
}

test('an empty database becomes a site that is lived in', async () => {
  const before = await indexes()
  const reports: number[] = []
  const boards = await fill({ onProgress: (done, total) => reports.push(done / total) })

  expect(await count('listings')).toBe(200)
  expect(await count('ads')).toBe(boards)
  expect(await count('profiles')).toBeGreaterThan(40)
  expect(await count('favorites')).toBe(16)
  expect(await count('searchWords')).toBeGreaterThan(1000)
  expect([await count('layoutConfigs'), await count('categoryLayouts')]).toEqual([1, 3])
  expect(reports.at(-1)).toBe(1)
  expect(await indexes()).toEqual(before)
})

test('the database counts as public what the rows were meant to be', async () => {
  const listed = await site.db
    .selectFrom('listings')
    .select(['category', 'title'])
    .where('listed', '=', true)
    .execute()
  expect(new Set(listed.map(({ category }) => category)).size).toBe(CATEGORY_SLUGS.length)
  expect(listed.some(({ title }) => title.ru?.match(/[а-я]/u))).toBe(true)
})

test('[AUTH-04] the demo accounts can be used, with the passwords that are told', async () => {
  const found = await site.db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.userId')
    .select(['profiles.email', 'profiles.role', 'profiles.emailVerified', 'accounts.password'])
    .execute()
  for (const { email, password, role } of DEMO_ACCOUNTS) {
    const account = found.find((one) => one.email === email)
    expect(account).toMatchObject({ role, emailVerified: true })
    expect(await isPassword(password, account?.password ?? '')).toBe(true)
  }
  expect(DEMO_ACCOUNTS.every(({ password }) => password.length >= 10)).toBe(true)
})

test('what is there is not touched unless that is asked for', async () => {
  await expect(fill()).rejects.toThrow(NotEmptyError)
  expect(await count('listings')).toBe(200)
})

test('a reset replaces everything, and leaves people who are not of the demo', async () => {
  const stranger = await site.db
    .insertInto('profiles')
    .values({ email: 'real@person.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fill({ total: 60, reset: true })

  expect(await count('listings')).toBe(60)
  expect(await count('layoutConfigs')).toBe(1)
  const left = await site.db.selectFrom('profiles').select('id').where('id', '=', stranger.id).execute()
  expect(left).toHaveLength(1)
})

test('when something fails half way, the database is as it was', async () => {
  const broken = {
    scene: gallery.scene,
    board: () => {
      throw new Error('no paint left')
    },
  }
  await expect(fill({ total: 90, reset: true, gallery: broken })).rejects.toThrow('no paint left')
  expect(await count('listings')).toBe(60)
  expect((await indexes()).length).toBeGreaterThan(8)
})
