import type { Db } from '#app/platform/db/database.server.ts'
import { oldAddressKeys } from './old-address.ts'

/** Returns the path here that an address of an earlier site leads to; null if it is unknown. */
export async function findRedirect(db: Db, path: string, search: string): Promise<string | null> {
  const keys = oldAddressKeys(path, search)
  if (keys.length === 0) return null
  const found = await db
    .selectFrom('redirects')
    .select(['path', 'target'])
    .where('path', 'in', keys)
    .execute()
  const targets = new Map(found.map((row) => [row.path, row.target]))
  return keys.map((key) => targets.get(key)).find((target) => target !== undefined) ?? null
}
