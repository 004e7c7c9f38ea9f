import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#app/platform/db/tables.gen.ts'

/** The user whose data are exported; the address in lower case. */
export type ExportedUser = { readonly id: string; readonly email: string }

/** A condition for the rows of a table that are about a user. */
export type Owns = (user: ExportedUser) => RawBuilder<unknown>

/** How a table is exported. A column is `true` when it is, and otherwise the reason why it is not. */
type TableExport<Columns> = {
  /** The name of the rows in the file. */
  readonly as: string
  readonly of: Owns
  readonly orderBy: keyof Columns & string
  /** Expressions that replace a column's value in the file. */
  readonly instead?: { readonly [Column in keyof Columns]?: Owns }
  readonly columns: { readonly [Column in keyof Columns]: true | string }
}

/** The same for any table. */
export type AnyTableExport = {
  readonly of: Owns
  readonly orderBy: string
  readonly instead?: Readonly<Record<string, Owns | undefined>>
  readonly columns: Readonly<Record<string, true | string>>
}

/** A column without a line does not compile. */
export type TableExports<Table extends keyof DB> = { readonly [T in Table]: TableExport<DB[T]> }

export const ofUser: Owns = ({ id }) => sql`user_id = ${id}`

export const OWN_ID = 'the id of the profile, which is exported'
export const NAMES_AN_ADMIN = 'names an admin'
export const INTERNAL_NOTE = 'a note of admins for admins'
export const DERIVED = 'made of other columns, for searching'
export const SECRET = 'a secret or its hash: anyone who has it could use the account or a link'
export const MAY_HOLD_A_LINK = 'may hold a link that opens the account; the user has the mail'
