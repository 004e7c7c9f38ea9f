/** A row of an exported table, with the values as the file has them. */
type TableRow = {
  readonly table: string
  /** The line on which it begins. */
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
}

/** A row that cannot be read, and why. The rows after it can. */
type DamagedRow = { readonly table: string; readonly line: number; readonly damage: string }

export type ReadRow = TableRow | DamagedRow

/** A file that cannot be read at all, or not further. The message is for the operator. */
export class TableFileError extends Error {}

/** Longer rows are refused, in characters: the largest have five pictures of a million characters in them. */
export const MAX_ROW_LENGTH = 8_000_000

/** Deeper JSON is refused: texts by language are three levels deep, layouts five. */
export const MAX_DEPTH = 20
