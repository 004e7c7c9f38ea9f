import type { Db } from '#app/platform/db/database.server.ts'
import type { MadeRow } from '#app/platform/db/unchanged-rows.server.ts'
import type { Parsed } from '../parsing/parse-leniently.server.ts'
import type { RememberedKind } from '../record-kinds.ts'
import type { ImportCtx, ImportRun, Planned, SourceRow } from './import-run.ts'
import type { Owner } from './resolve-owners.server.ts'

/** A stored record: whether it is new, and its address here. */
export type Stored = { readonly id: string; readonly isMade: boolean; readonly path: string | null }

/** A row to judge, and the id of what an earlier run made of it. */
export type ToPrepare = { readonly row: SourceRow; readonly id: string | null }

/** What the kinds of records that are remembered have in common. */
export type RecordHandler<R> = {
  readonly kind: RememberedKind
  readonly needsOwner: boolean
  /** What else decides about a record than its row: where that changes, the row is stored again. */
  readonly factsAround?: (run: ImportRun, row: SourceRow) => Promise<unknown>
  readonly prepare: (run: ImportRun, change: ToPrepare, owner: Owner) => Promise<Parsed<R>>
  /** What a dry run remembers of a record that would be made. */
  readonly plan: (record: R, row: SourceRow) => Planned
  readonly insert: (ctx: ImportCtx, records: readonly R[]) => Promise<readonly Stored[]>
  readonly update: (ctx: ImportCtx, id: string, record: R) => Promise<void>
  readonly hash: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Deletes what an import made and no one changed or used since. Returns the ids of what was deleted. */
  readonly remove: (ctx: Pick<ImportCtx, 'db'>, made: readonly MadeRow[]) => Promise<readonly string[]>
}
