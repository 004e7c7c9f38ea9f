import { sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { localized } from '#app/features/items/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MAX_IN_PART, type PartKind, prefixOfGroup } from './sitemap.ts'

const SOURCES = {
  listings: { table: 'listings', id: 'listings.listing_id', updatedAt: 'listings.updated_at' },
  promotions: { table: 'ads', id: 'ads.ad_id', updatedAt: 'ads.updated_at' },
} as const satisfies Record<PartKind, unknown>

/** How many public items each longest prefix of public ids has. */
export async function itemsByPrefix(
  db: Db,
  kind: PartKind,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const { table, id } = SOURCES[kind]
  const { rows } = await sql<{ idGroup: number; total: number }>`
    select ${sql.ref(id)} / ${sql.lit(MAX_IN_PART)} as id_group, count(*) as total
    from ${sql.table(table)} where ${isPublic(table, now)} group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ idGroup, total }) => [prefixOfGroup(idGroup), total]))
}

type Range = { readonly from: number; readonly below: number; readonly now: Date }
type Asked = Range & { readonly most: number }
export type ItemAddress = { readonly publicId: number; readonly title: string; readonly updatedAt: Date }

/** Returns the public items with public ids in a range, in order, with the title a robot without a language sees. */
export async function addressesInRange(
  db: Db,
  kind: PartKind,
  { from, below, most, now }: Asked,
): Promise<readonly ItemAddress[]> {
  const { table, id, updatedAt } = SOURCES[kind]
  const { rows } = await sql<ItemAddress>`
    select ${sql.ref(id)} as public_id, ${localized('title', 'en', table)} as title,
      ${sql.ref(updatedAt)} as updated_at
    from ${sql.table(table)}
    where ${sql.ref(id)} >= ${from} and ${sql.ref(id)} < ${below} and ${isPublic(table, now)}
    order by ${sql.ref(id)} limit ${most}`.execute(db)
  return rows
}

export type RangeVersion = { readonly digest: string; readonly changedAt: Date }

/**
 * Returns a fingerprint of the items in a range of public ids, without their text; null for a range without public
 * items.
 */
export async function versionOfRange(
  db: Db,
  kind: PartKind,
  { from, below, now }: Range,
): Promise<RangeVersion | null> {
  const { table, id, updatedAt } = SOURCES[kind]
  const entry = sql`${sql.ref(id)} || ' ' || ${sql.ref(updatedAt)} || ' ' || ${localized('title', 'en', table)}`
  const { rows } = await sql<{ digest: string | null; changedAt: Date | null }>`
    select md5(string_agg(${entry}, e'\\n' order by ${sql.ref(id)})) as digest, max(${sql.ref(updatedAt)}) as changed_at
    from ${sql.table(table)}
    where ${sql.ref(id)} >= ${from} and ${sql.ref(id)} < ${below} and ${isPublic(table, now)}`.execute(db)
  const [{ digest, changedAt } = { digest: null, changedAt: null }] = rows
  return digest !== null && changedAt !== null ? { digest, changedAt } : null
}
