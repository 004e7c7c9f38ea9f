import { sql } from 'kysely'
import { billboardCard } from '#app/features/items/billboard-card.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { toCard } from '#app/features/items/read-cards.server.ts'
import type { BillboardMarks, EditorItem } from '#app/features/layouts/editor/editor-state.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPlacements } from './find-placements.server.ts'
import type { LayoutName } from './fulfilment-tasks.ts'

type Asked = { readonly locale: Locale; readonly now: Date }

/** The billboards whose cell in a layout is paid for now. */
const paidFor = (layout: LayoutName, now: Date) => sql<string>`
  select e.billboard_id from entitlements e join ads on ads.id = e.billboard_id
   where e.kind = ${layout === 'home' ? 'home-board' : 'category-board'} and e.withdrawn_at is null
     and (e.ends_at is null or e.ends_at > ${now})
     and ${layout === 'home' ? sql`true` : sql`ads.category = ${layout}`}`

const MAX_OWED = 50

/** Returns public billboards with a paid cell in this layout, the one paid first at the head. */
export async function billboardsOwed(
  db: Db,
  layout: LayoutName,
  { locale, now }: Asked,
): Promise<readonly EditorItem[]> {
  const rows = await db
    .selectFrom('ads')
    .select(billboardCard(locale))
    .where('ads.id', 'in', sql<string>`(${paidFor(layout, now)})`)
    .where(isPublic('ads', now))
    .orderBy('ads.createdAt')
    .orderBy('ads.id')
    .limit(MAX_OWED)
    .execute()
  return rows.map((row) => ({ ...toCard(row, 'banner', now), isPublic: true }))
}

/**
 * Returns for billboards whether a cell in this layout is paid for, and in which layouts each already is, as stored.
 */
export async function billboardMarks(
  db: Db,
  ids: readonly string[],
  { layout, now }: { readonly layout: LayoutName; readonly now: Date },
): Promise<Readonly<Record<string, BillboardMarks>>> {
  const [paid, { placements }] = await Promise.all([
    db
      .selectFrom('ads')
      .select('id')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('id', 'in', sql<string>`(${paidFor(layout, now)})`)
      .execute(),
    findPlacements(db, now),
  ])
  const isPaid = new Set(paid.map(({ id }) => id))
  const drawn = placements.filter(({ row }) => row !== null)
  const layoutsOf = (id: string) => drawn.flatMap((one) => (one.billboardId === id ? [one.layout] : []))
  return Object.fromEntries(
    ids.map((id) => [id, { isPaid: isPaid.has(id), layouts: [...new Set(layoutsOf(id))] }]),
  )
}

/** Returns one billboard for the editor, public or not; undefined for none. */
export async function findBillboard(
  db: Db,
  id: string,
  { locale, now }: Asked,
): Promise<EditorItem | undefined> {
  const row = await db
    .selectFrom('ads')
    .select([...billboardCard(locale), isPublic('ads', now).as('isPublic')])
    .where('ads.id', '=', id)
    .where('ads.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { isPublic: isSeen, ...card } = row
  return { ...toCard(card, 'banner', now), isPublic: isSeen }
}
