import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { RememberedKind } from '../record-kinds.ts'

export type RememberedRow = {
  readonly sourceId: string
  readonly targetId: string
  readonly isMade: boolean
  readonly fileHash: string
  readonly storedHash: string
}

type Of = { readonly source: string; readonly kind: RememberedKind }

/** Returns what earlier runs made of rows, by their ids. */
export async function findRemembered(
  db: Db,
  { source, kind }: Of,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RememberedRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('importedRows')
    .select(['sourceId', 'targetId', 'isMade', 'fileHash', 'storedHash'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('sourceId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Remembers rows, in the transaction that stored them. */
export async function rememberRows(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  of: Of,
  rows: readonly RememberedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('importedRows')
    .values(rows.map((row) => ({ ...of, ...row, importedAt: now })))
    .onConflict((oc) =>
      oc.columns(['source', 'kind', 'sourceId']).doUpdateSet({
        fileHash: sql`excluded.file_hash`,
        storedHash: sql`excluded.stored_hash`,
        importedAt: now,
      }),
    )
    .execute()
}

/** Forgets rows, in the transaction that removed what they made. */
export async function forgetRows(
  { db }: Pick<Ctx, 'db'>,
  { source, kind }: Of,
  targetIds: readonly string[],
): Promise<void> {
  if (targetIds.length === 0) return
  await db
    .deleteFrom('importedRows')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('targetId', 'in', targetIds)
    .execute()
}
