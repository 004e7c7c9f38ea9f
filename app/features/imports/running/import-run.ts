import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { CategoryFinder } from '../category-map.ts'
import type { Values } from '../field-values.ts'
import type { RecordKind } from '../record-kinds.ts'
import type { PictureFiles } from './open-pictures.server.ts'

export type ImportCtx = Pick<
  Ctx,
  'db' | 'now' | 'random' | 'site' | 'pictures' | 'actor' | 'requestId' | 'visitor'
>

/** A record, and where it was read. */
export type SourceRow = {
  readonly kind: RecordKind
  readonly id: string
  readonly file: string
  readonly table: string
  readonly line: number
  readonly values: Values
}

/** A line of the report: `kept` is a row that was changed or deleted here since, and is left as it is. */
export type ReportLine = {
  readonly outcome: 'refused' | 'repaired' | 'kept' | 'left out'
  readonly row: Omit<SourceRow, 'values' | 'kind'>
  readonly field: string
  readonly reason: string
}

export type Counts = {
  made: number
  updated: number
  unchanged: number
  kept: number
  leftOut: number
  refused: number
  repaired: number
}

export const noCounts = (): Counts => ({
  made: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  leftOut: 0,
  refused: 0,
  repaired: 0,
})

/** What other records of a dry run need to know of one that would be made. */
export type Planned = {
  /** In all languages; the name of an account. */
  readonly titles: readonly string[]
  /** The id of its account. */
  readonly owner?: string
  readonly status?: ListingStatus
  readonly moderation?: Moderation
  /** A banned account. */
  readonly isHidden?: boolean
}

/** One run of an import, while it goes on. */
export type ImportRun = {
  readonly ctx: ImportCtx
  readonly t: Translate
  /** Names what is imported: ids are unique within it. */
  readonly source: string
  readonly isDryRun: boolean
  /** Whether users get emails: the invitation, and later those about their listings. */
  readonly invites: boolean
  readonly pictures: PictureFiles | null
  readonly categories: CategoryFinder
  readonly report: (line: ReportLine) => Promise<void>
  readonly counts: Readonly<Record<RecordKind, Counts>>
  /** The records of this run, by kind and id. */
  readonly seen: Set<string>
  /** Whether files have rows about items, such as favorites: without them a dry run need not remember the items. */
  readonly remembersItems: boolean
  /** In a dry run: what would be made, by kind and id. */
  readonly planned: Map<string, Planned>
  /** What only one record of the run can have, and the record that has it. */
  readonly claims: Map<string, string>
}

export const seenKey = (kind: RecordKind, id: string): string => `${kind} ${id}`

/** Returns whether a record may have what only one can: it is the first that asks. */
export function claim({ claims }: Pick<ImportRun, 'claims'>, what: string, id: string): boolean {
  const holder = claims.get(what) ?? id
  claims.set(what, holder)
  return holder === id
}
