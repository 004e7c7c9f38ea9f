import { sql } from 'kysely'
import { addBillboardCounts, type BillboardCounts } from '#app/features/billboards/add-counts.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { dayOf } from '#app/lib/day.ts'
import type { Impression } from '#app/lib/impression.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { VIEW_WINDOW_MS } from '../hash-visitor.server.ts'

/**
 * Stores which visitors are counted, adds up the days of billboards and of cells ([AD-08]), and returns how many count for each billboard: those of public
 * billboards that are not the visitor's own, and of visitors not counted for them within the window (D-10).
 */
async function countFresh(
  db: Db,
  impressions: readonly Impression[],
  { counted, now }: { counted: Impression['counted']; now: Date },
): Promise<BillboardCounts[]> {
  const windowStart = new Date(now.getTime() - VIEW_WINDOW_MS)
  const [views, clicks] = counted === 'view' ? [sql`n`, sql`0`] : [sql`0`, sql`n`]
  const { rows } = await sql<BillboardCounts>`
    with told as (
      select * from unnest(${impressions.map(({ itemId }) => itemId)}::uuid[],
                           ${impressions.map(({ visitor }) => visitor)}::bytea[],
                           ${impressions.map(({ actorId }) => actorId)}::uuid[],
                           ${impressions.map(({ cell }) => cell?.page ?? null)}::text[],
                           ${impressions.map(({ cell }) => cell?.row ?? null)}::int[],
                           ${impressions.map(({ cell }) => cell?.col ?? null)}::int[])
        as told (item_id, visitor_hash, actor_id, page, grid_row, grid_col)
    ), fresh as (
      insert into recent_views (item_id, visitor_hash, seen_at)
      select distinct item_id, visitor_hash, ${now}::timestamptz
        from told join ads on ads.id = told.item_id
       where ${isPublic('ads', now)} and told.actor_id is distinct from ads.user_id
       order by item_id, visitor_hash
      on conflict (item_id, visitor_hash) do update set seen_at = excluded.seen_at
        where recent_views.seen_at <= ${windowStart}
      returning item_id, visitor_hash
    ), sums as (
      select item_id, count(*)::int as n from fresh group by item_id
    ), days as (
      insert into daily_counts (item_id, item_kind, day, views, clicks)
      select item_id, 'banner', ${dayOf(now)}::date, ${views}, ${clicks} from sums order by item_id
      on conflict (item_id, day) do update
        set views = daily_counts.views + excluded.views, clicks = daily_counts.clicks + excluded.clicks
    ), cells as (
      select page, grid_row, grid_col, count(*)::int as n
        from fresh join (select distinct on (item_id, visitor_hash) * from told where page is not null
                          order by item_id, visitor_hash) seen using (item_id, visitor_hash)
       group by page, grid_row, grid_col
    ), cell_days as (
      insert into cell_counts (page, grid_row, grid_col, day, views, clicks)
      select page, grid_row, grid_col, ${dayOf(now)}::date, ${views}, ${clicks} from cells
      on conflict (page, grid_row, grid_col, day) do update
        set views = cell_counts.views + excluded.views, clicks = cell_counts.clicks + excluded.clicks
    )
    select item_id as id, ${views} as views, ${clicks} as clicks from sums order by item_id`.execute(db)
  return rows
}

/** Counts impressions, all of them or none. */
export async function storeImpressions(db: Db, impressions: readonly Impression[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two processes that count the same billboards at once would wait for each other crosswise.
    await sql`select pg_advisory_xact_lock(hashtext('impressions of billboards'))`.execute(tx)
    for (const counted of ['view', 'click'] as const) {
      const told = impressions.filter((one) => one.counted === counted)
      const counts = told.length > 0 ? await countFresh(tx, told, { counted, now }) : []
      if (counts.length > 0) await addBillboardCounts(tx, counts)
    }
  })
}
