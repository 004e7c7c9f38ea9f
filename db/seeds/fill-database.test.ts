import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { type Filling, fillDatabase, NotEmptyError } from './fill-database.ts'

const site = useDatabase()
const PICTURE = { id: 'c'.repeat(32), width: 640, height: 416 }
const gallery = { scene: () => PICTURE, billboard: () => PICTURE, logo: () => PICTURE }

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
    | 'payments'
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
  const billboards = await fill({ onProgress: (done, total) => reports.push(done / total) })

  expect(await count('listings')).toBe(200)
  expect(await count('ads')).toBe(billboards)
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

test('[DASH-04] what was counted day by day is what the counters of items say', async () => {
  const { rows } = await client.query<{ wrong: number; days: number; clicks: number }>(`
    select count(*) filter (where i.views <> coalesce(d.views, 0) or i.clicks <> coalesce(d.clicks, 0))::int as wrong,
           count(d.*)::int as days, sum(i.clicks)::int as clicks
      from (select id, views, 0 as clicks from listings union all select id, views, clicks from ads) i
      left join (select item_id, sum(views) as views, sum(clicks) as clicks from daily_counts group by item_id) d
        on d.item_id = i.id`)
  expect(rows[0]?.wrong).toBe(0)
  expect(rows[0]?.days).toBeGreaterThan(200)
  expect(rows[0]?.clicks).toBeGreaterThan(100)
})

test('[AD-10] the cells of layouts have counts, together no more than their banner ads', async () => {
  const { rows } = await client.query<{ pages: number; cells: number; ads: number }>(`
    select count(distinct page)::int as pages, sum(views)::int as cells,
           (select sum(views)::int from daily_counts where item_kind = 'banner') as ads from cell_counts`)
  const { pages = 0, cells = 0, ads = 0 } = rows[0] ?? {}
  expect(pages).toBeGreaterThan(2)
  expect(cells).toBeGreaterThan(1000)
  expect(cells).toBeLessThanOrEqual(ads)
})

test('[ADM-02] every paid listing was paid for, and users signed up in each of the last weeks', async () => {
  const { rows: unpaid } = await client.query(`
    select from listings l left join payments p on p.listing_id = l.id and p.state = 'paid'
     where (l.payment_status = 'completed') <> (p.id is not null) or l.payment_amount <> coalesce(p.amount_cents, l.payment_amount)
        or p.user_id <> l.user_id or p.paid_at <> l.created_at`)
  expect(unpaid).toEqual([])
  const { rows: without } = await client.query(`
    select from payments p join listings l on l.id = p.listing_id
     where not exists (select from entitlements e where e.source_id = p.id::text and e.kind = 'post' and e.ends_at = l.expires_at)
        or l.featured_ticker <> exists (select from entitlements e where e.source_id = p.id::text and e.kind = 'ticker')`)
  expect(without).toEqual([])
  const users = await site.db.selectFrom('profiles').select('createdAt').execute()
  const weeks = new Set(
    users.map(({ createdAt }) => Math.floor((NOW.getTime() - createdAt.getTime()) / (7 * 86_400_000))),
  )
  expect([0, 1, 2, 3, 4, 5, 6, 7].every((week) => weeks.has(week))).toBe(true)
})

test('[AUTH-04] the demo accounts can be used, with the published passwords', async () => {
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

test('a reset replaces everything, and leaves users who are not of the demo', async () => {
  const stranger = await site.db
    .insertInto('profiles')
    .values({ email: 'real@user.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fill({ total: 60, reset: true })

  expect(await count('payments')).toBeLessThanOrEqual(60)
  expect(await count('listings')).toBe(60)
  expect(await count('layoutConfigs')).toBe(1)
  const left = await site.db.selectFrom('profiles').select('id').where('id', '=', stranger.id).execute()
  expect(left).toHaveLength(1)
})

test('when something fails half way, the database is as it was', async () => {
  const broken = {
    ...gallery,
    billboard: () => {
      throw new Error('no paint left')
    },
  }
  await expect(fill({ total: 90, reset: true, gallery: broken })).rejects.toThrow('no paint left')
  expect(await count('listings')).toBe(60)
  expect((await indexes()).length).toBeGreaterThan(8)
})
