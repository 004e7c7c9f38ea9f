import { sql } from 'kysely'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MAX_IN_PART, prefixOfGroup } from './sitemap.ts'

function sourceOf(kind: ItemKind) {
  const { table } = ITEM_KINDS[kind]
  return { table, id: `${table}.${ITEM_COLUMNS[table].number}`, updatedAt: `${table}.updated_at` }
}

/** How many public items each longest prefix of public ids has. */
export async function itemsByPrefix(
  db: Db,
  kind: ItemKind,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const { table, id } = sourceOf(kind)
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
  kind: ItemKind,
  { from, below, most, now }: Asked,
): Promise<readonly ItemAddress[]> {
  const { table, id, updatedAt } = sourceOf(kind)
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
  kind: ItemKind,
  { from, below, now }: Range,
): Promise<RangeVersion | null> {
  const { table, id, updatedAt } = sourceOf(kind)
  const entry = sql`${sql.ref(id)} || ' ' || ${sql.ref(updatedAt)} || ' ' || ${localized('title', 'en', table)}`
  const { rows } = await sql<{ digest: string | null; changedAt: Date | null }>`
    select md5(string_agg(${entry}, e'\\n' order by ${sql.ref(id)})) as digest, max(${sql.ref(updatedAt)}) as changed_at
    from ${sql.table(table)}
    where ${sql.ref(id)} >= ${from} and ${sql.ref(id)} < ${below} and ${isPublic(table, now)}`.execute(db)
  const [{ digest, changedAt } = { digest: null, changedAt: null }] = rows
  return digest !== null && changedAt !== null ? { digest, changedAt } : null
}
