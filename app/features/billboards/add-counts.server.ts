import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'

export type BillboardCounts = { readonly id: string; readonly views: number; readonly clicks: number }

/** Adds views and clicks to several billboards. The feature `views` decides what counts. */
export async function addBillboardCounts(db: Db, counts: readonly BillboardCounts[]): Promise<void> {
  await sql`
    update ads set views = ads.views + more.views, clicks = ads.clicks + more.clicks
      from unnest(${counts.map(({ id }) => id)}::uuid[], ${counts.map(({ views }) => views)}::int[],
                  ${counts.map(({ clicks }) => clicks)}::int[]) as more (id, views, clicks)
     where ads.id = more.id`.execute(db)
}
