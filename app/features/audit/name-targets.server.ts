import { type RawBuilder, sql } from 'kysely'
import { categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { localized } from '#app/features/items/localized-columns.server.ts'
import { itemPath, paymentPath, userPath } from '#app/lib/admin-paths.ts'
import type { Locale } from '#app/lib/locale.ts'
import { isUuid } from '#app/lib/public-id.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What an entry of the log is about. */
type Target = { readonly targetType: string; readonly targetId: string }

/** Its name, and its page in the admin area if there is one. */
export type TargetName = { readonly name: string; readonly to: string | null }

type Row = { readonly id: string; readonly name: string; readonly number: number | null }

type Kind = {
  readonly find: (ids: RawBuilder<unknown>, locale: Locale) => RawBuilder<Row>
  readonly to: (row: Row) => string | null
}

const NO_NUMBER = sql`null::int as number`

/** How targets that have an id are named. Deleted ones have a name too, for as long as they are stored. */
const KINDS: Readonly<Record<string, Kind>> = {
  user: {
    find: (ids) =>
      sql`select id, concat_ws(' · ', nullif(full_name, ''), email) as name, ${NO_NUMBER} from profiles where id = ${ids}`,
    to: ({ id }) => userPath(id),
  },
  listing: {
    find: (ids, locale) =>
      sql`select id, ${localized('title', locale, 'listings')} as name, listing_id as number from listings where id = ${ids}`,
    to: ({ number }) => (number ? itemPath(number) : null),
  },
  ad: {
    find: (ids, locale) =>
      sql`select id, ${localized('title', locale, 'ads')} as name, ad_id as number from ads where id = ${ids}`,
    to: ({ number }) => (number ? itemPath(number) : null),
  },
  layout: {
    find: (ids) => sql`select id, name, ${NO_NUMBER} from layout_configs where id = ${ids}`,
    to: ({ id }) => `/admin/layout/${id}`,
  },
  payment: {
    find: (ids) => sql`select id, receipt_number as name, ${NO_NUMBER} from payments where id = ${ids}`,
    to: ({ id }) => paymentPath(id),
  },
  subscription: {
    find: (ids) => sql`select id, listing_title as name, ${NO_NUMBER} from subscriptions where id = ${ids}`,
    to: ({ id }) => `/admin/money/subscriptions?q=${id}`,
  },
}

export const targetKey = ({ targetType, targetId }: Target) => `${targetType} ${targetId}`

async function namesOf(db: Db, type: string, ids: readonly string[], locale: Locale) {
  const kind = KINDS[type]
  if (!kind || ids.length === 0) return []
  const { rows } = await kind.find(sql`any(${ids}::uuid[])`, locale).execute(db)
  return rows.map((row): [string, TargetName] => [
    targetKey({ targetType: type, targetId: row.id }),
    { name: row.name, to: kind.to(row) },
  ])
}

const slugOf = ({ targetType, targetId }: Target) =>
  targetType === 'category_layout' && isCategorySlug(targetId) ? [targetId] : []

/** Returns the names of what entries are about, by `targetKey`: one query for each kind among them. */
export async function nameTargets(
  db: Db,
  targets: readonly Target[],
  locale: Locale,
): Promise<ReadonlyMap<string, TargetName>> {
  const idsOf = (type: string) =>
    targets.flatMap(({ targetType, targetId }) => (targetType === type && isUuid(targetId) ? [targetId] : []))
  const found = await Promise.all(Object.keys(KINDS).map((type) => namesOf(db, type, idsOf(type), locale)))
  const categories = targets
    .flatMap(slugOf)
    .map((slug): [string, TargetName] => [
      targetKey({ targetType: 'category_layout', targetId: slug }),
      { name: categoryName(slug, locale), to: `/admin/category-layout/${slug}` },
    ])
  return new Map([...found.flat(), ...categories])
}
