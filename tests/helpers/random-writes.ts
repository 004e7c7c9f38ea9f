import fc from 'fast-check'
import { sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Layout } from '#app/features/layouts/layout-config.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import type { CachedSite } from './cached-site.ts'

// Writes of every kind that changes what visitors see, in any order, straight to the tables: what announces them are
// triggers, whichever use case writes.

export const CATEGORIES = ['jobs', 'trucks-trailers-marketplace', 'repair-shops-parts'] as const

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
const afterDays = (now: Date, days: number) => minutesFrom(now, days * 1440 - 700)

/** What a write works on. `n` chooses the row, the value and everything else that is arbitrary. */
type Scene = { readonly db: Db; readonly site: CachedSite; readonly n: number }

type Values = (n: number, now: Date) => Readonly<Record<string, unknown>>

const text = (n: number) => ({ [['en', 'ru', 'es'][n % 3] ?? 'en']: `Reefer ${n} Cascadia` })
const choice = <Value>(values: readonly Value[], n: number) => values[n % values.length]

/** Changes that both kinds of items have. */
const OF_ITEMS: readonly Values[] = [
  (n) => ({ title: JSON.stringify(text(n)) }),
  (n) => ({ description: JSON.stringify(text(n)) }),
  (n) => ({ location: JSON.stringify(text(n)) }),
  (n) => ({ category: choice(CATEGORIES, n) }),
  (n) => ({ price_cents: n % 2 ? n * 100 : null }),
  (n) => ({ images: JSON.stringify(n % 2 ? [] : [{ id: 'a'.repeat(32), width: 640, height: 480 }]) }),
  (n) => ({ website_url: `https://carrier${n}.example/` }),
  (n) => ({ contact_name: `Pat ${n}` }),
  (n) => ({ contact_email: `pat${n}@example.com` }),
  (n) => ({ contact_phone: n % 2 ? '' : '(555) 010-0123' }),
  (n) => ({ service_state: choice(['IL', 'TX', null], n) }),
  (n) => ({ service_city: `Joliet ${n}` }),
  (n) => ({ service_zip_code: String(60_000 + (n % 100)) }),
  (n) => ({ moderation: choice(['approved', 'waiting', 'rejected', 'removed', 'approved'], n) }),
  (n) => ({ owner_hidden: n % 3 === 0 }),
  (n, now) => ({ deleted_at: n % 3 ? null : now }),
  (n, now) => ({ expires_at: n % 2 ? minutesFrom(now, (n % 5) - 1) : afterDays(now, 9) }),
  (n, now) => ({ created_at: afterDays(now, -(n % 20)) }),
  (_, now) => ({ updated_at: now }),
]

const CHANGES: Readonly<Record<'listings' | 'ads', readonly Values[]>> = {
  listings: [
    ...OF_ITEMS,
    (n) => ({ compensation: `$${n}` }),
    (n) => ({ business_city: `Dallas ${n}` }),
    (n) => ({ business_state: choice(['IL', 'TX', 'IA'], n) }),
    (n) => ({ business_zip_code: String(70_000 + (n % 100)) }),
    (n) => ({ contact_phone_extension: String(n) }),
    (n) => ({ status: choice(['active', 'active', 'sold', 'expired'], n), featured_ticker: false }),
    (n) => ({ status: 'active', featured_ticker: n % 2 === 0 }),
    (_, now) => ({ bumped_at: now }),
    (n) => ({ search_text: `reefer ${n}`, search_vector: null }),
  ],
  ads: [
    ...OF_ITEMS,
    (n) => ({ price: `$${n}` }),
    (n) => ({ status: choice(['active', 'active', 'inactive'], n) }),
    (n) => ({ featured: n % 2 === 0 }),
    (n, now) => ({ starts_at: minutesFrom(now, (n % 5) - 3), ends_at: null }),
    (n, now) => ({ starts_at: null, ends_at: minutesFrom(now, (n % 5) - 1) }),
  ],
}

async function change(table: 'listings' | 'ads', { db, site, n }: Scene) {
  const values = Object.entries(choice(CHANGES[table], Math.floor(n / 7))?.(n, site.now()) ?? {})
  const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    where id = (select id from ${sql.table(table)} order by created_at, id offset ${n} % (select count(*) from ${sql.table(table)}) limit 1)`.execute(
    db,
  )
}

const newItem = ({ site, n }: Scene) => ({
  title: text(n),
  category: choice(CATEGORIES, n) ?? 'jobs',
  createdAt: minutesFrom(site.now(), -1 - (n % 90)),
  expiresAt: n % 4 ? afterDays(site.now(), 20) : minutesFrom(site.now(), n % 3),
})

async function aUser(db: Db, n: number): Promise<string> {
  const known = await db.selectFrom('profiles').select('id').orderBy('createdAt').orderBy('id').execute()
  return choice(known, n)?.id ?? (await aProfile(db)).id
}

async function layoutOf({ db, n }: Scene): Promise<Layout> {
  const ads = await db.selectFrom('ads').select('id').orderBy('id').execute()
  const cell = (col: number) => ({ row: 0, col, width: 1, height: 1, adId: choice(ads, n + col)?.id ?? null })
  return { rows: 2, cols: 3, positions: [cell(n % 3)] }
}

async function saveHomeLayout(scene: Scene) {
  const { db, n } = scene
  const config = await layoutOf(scene)
  await inTransaction({ db }, async ({ db: tx }) => {
    await tx.updateTable('layoutConfigs').set({ isActive: false }).execute()
    await tx
      .insertInto('layoutConfigs')
      .values({ name: `Home ${n}`, isActive: n % 3 > 0, config })
      .execute()
  })
}

async function saveCategoryLayout(scene: Scene) {
  const category: CategorySlug = choice(CATEGORIES, scene.n) ?? 'jobs'
  const config = await layoutOf(scene)
  await scene.db
    .insertInto('categoryLayouts')
    .values({ categorySlug: category, categoryName: category, config })
    .onConflict((same) => same.column('categorySlug').doUpdateSet({ config }))
    .execute()
}

const PROFILE_CHANGES: readonly Values[] = [
  (n) => ({ full_name: `Dana ${n}` }),
  (n) => ({ bio: `Dispatcher for ${n} years` }),
  (n) => ({ location: `Peoria ${n}` }),
  (n) => ({ is_verified: n % 2 === 0 }),
  (n) => ({ role: choice(['user', 'admin', 'banned', 'user', 'user'], n) }),
  (n, now) => ({ deactivated_at: n % 3 ? null : now }),
]

async function changeProfile({ db, site, n }: Scene) {
  const values = Object.entries(choice(PROFILE_CHANGES, Math.floor(n / 5))?.(n, site.now()) ?? {})
  const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update profiles set ${sql.join(set)} where id = ${await aUser(db, n)}`.execute(db)
}

const deleteOne = (table: 'listings' | 'ads' | 'layout_configs' | 'category_layouts', { db, n }: Scene) => {
  const key = sql.ref(table === 'category_layouts' ? 'category_slug' : 'id')
  return sql`delete from ${sql.table(table)} where ${key} in
    (select ${key} from ${sql.table(table)} order by 1 offset ${n % 4} limit 1)`.execute(db)
}

/** Every kind of write, by name. */
const WRITES: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  postListing: async (scene) =>
    aListing(scene.db, {
      ...newItem(scene),
      businessState: choice(['IL', 'TX'], scene.n),
      featuredTicker: scene.n % 5 === 0,
      userId: await aUser(scene.db, scene.n),
    }),
  postBillboard: async (scene) =>
    anAd(scene.db, {
      ...newItem(scene),
      featured: scene.n % 4 === 0,
      userId: await aUser(scene.db, scene.n),
    }),
  changeListing: (scene) => change('listings', scene),
  changeBillboard: (scene) => change('ads', scene),
  deleteListing: (scene) => deleteOne('listings', scene),
  deleteBillboard: (scene) => deleteOne('ads', scene),
  saveHomeLayout,
  saveCategoryLayout,
  deleteHomeLayout: (scene) => deleteOne('layout_configs', scene),
  deleteCategoryLayout: (scene) => deleteOne('category_layouts', scene),
  changeProfile,
  learnWord: ({ db, n }) =>
    sql`insert into search_words (word) values (${`cascadi${n % 9}`}) on conflict do nothing`.execute(db),
  changeMany: ({ db, n }) =>
    sql`update listings set compensation = ${`$${n}`} where category = ${choice(CATEGORIES, n)}`.execute(db),
  wait: ({ site, n }) => site.wait((n % 50) * 1000),
}

/** Changes of items are more likely than others: they have the most kinds. */
const WEIGHTS: Readonly<Record<string, number>> = {
  changeListing: 6,
  changeBillboard: 4,
  wait: 3,
  postListing: 2,
}

export const aWrite = fc.record({
  kind: fc.oneof(
    ...Object.keys(WRITES).map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: fc.constant(kind) })),
  ),
  n: fc.nat(10_000),
})

export type Write = { readonly kind: string; readonly n: number }

/** Writes, and waits until the caching site heard of it. */
export async function write(db: Db, site: CachedSite, { kind, n }: Write): Promise<void> {
  await WRITES[kind]?.({ db, site, n })
  await site.hear()
}
