import type { Db } from '#app/platform/db/database.server.ts'
import { countBillboards, readVersion } from '../layout-version.ts'

/** How many earlier versions the history shows; older ones are in the log. */
const VERSIONS_SHOWN = 30

/** Returns a layout as it is, and its earlier versions, newest first; undefined if there is none ([LAY-10]). */
export async function layoutHistory(db: Db, id: string) {
  const layout = await db
    .selectFrom('layoutConfigs')
    .select(['name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!layout) return undefined
  const entries = await db
    .selectFrom('auditLog')
    .leftJoin('profiles', 'profiles.id', 'auditLog.actorId')
    .select(['auditLog.id', 'at', 'actorId', 'profiles.fullName', 'profiles.email', 'details'])
    .where('targetType', '=', 'layout')
    .where('targetId', '=', id)
    .where('action', '=', 'layout_update')
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute()
  const versions = entries.flatMap(({ id: entry, at, actorId, fullName, email, details }) => {
    const version = readVersion(details)
    if (!version) return []
    const { rows, cols } = version.grid
    const facts = { name: version.name, version: version.version, rows, cols }
    return [
      { entry, at, actorId, by: fullName || email || '', billboards: countBillboards(version), ...facts },
    ]
  })
  return { ...layout, versions }
}
