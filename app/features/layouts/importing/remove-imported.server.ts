import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteUnchanged, hashStored, type MadeRow } from '#app/platform/db/unchanged-rows.server.ts'

/** What an admin draws. That another layout became the active one is no change. */
const HOME_LAYOUTS = { table: 'layout_configs', content: sql`name, description, config` }
const CATEGORY_LAYOUTS = { table: 'category_layouts', content: sql`category_slug, config` }

/** Returns a hash of what is stored of each layout, of the home page or of a category, by id. */
export async function hashLayouts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const home = await hashStored(db, HOME_LAYOUTS, ids)
  return new Map([...home, ...(await hashStored(db, CATEGORY_LAYOUTS, ids))])
}

/**
 * Deletes layouts that an import made and no one changed since, in the caller's transaction. Returns the ids of what was
 * deleted.
 */
export async function removeImportedLayouts(
  { db }: Pick<Ctx, 'db'>,
  made: readonly MadeRow[],
): Promise<readonly string[]> {
  const home = await deleteUnchanged(db, HOME_LAYOUTS, { made, unless: [] })
  return [...home, ...(await deleteUnchanged(db, CATEGORY_LAYOUTS, { made, unless: [] }))]
}
