import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { ACCOUNT_TABLES } from './account-tables.server.ts'
import { ACTIVITY_TABLES } from './activity-tables.server.ts'
import { BILLING_TABLES } from './billing-tables.server.ts'
import { ITEM_TABLES } from './item-tables.server.ts'
import type { AnyTableExport, ExportedUser, TableExports } from './table-exports.server.ts'

const SHORT_LIVED = 'lives for minutes or days, holds no name, and goes by itself'
const SITE = 'belongs to the site and says nothing about users'

/** Tables that are not exported, and why. */
export const UNEXPORTED = {
  passkeyChallenges: SHORT_LIVED,
  rateBuckets: SHORT_LIVED,
  interruptedForms: 'sealed, for an hour; the sign-in makes them drafts, which are exported',
  usedFormMarks: SHORT_LIVED,
  recentViews: 'about visitors, by a hash whose salt is deleted each day: no one can be found in it',
  visitorSalts: 'secrets of a day, which make visitors unrecognizable',
  listingWords: 'a copy of the words of listings, for searching',
  newestWords: 'a copy of the words of listings, for searching',
  newestWordsSince: SITE,
  sampledWords: 'a copy of the words of listings, for counting what a search finds',
  paymentEvents:
    'notices of the payment provider by its ids; what they changed is in payments and subscriptions',
  backupRuns: SITE,
  categories: SITE,
  categoryAliases: SITE,
  categoryLayouts: SITE,
  cellCounts: SITE,
  facetChanges: 'copies of the facts of listings, for counting',
  facetSets: 'which listings have which facts, for counting',
  importedRows: 'ids that rows had on an earlier site; the rows themselves are exported',
  importRuns: SITE,
  layoutConfigs: SITE,
  places: SITE,
  redirects: SITE,
  searchWords: SITE,
  searchSynonyms: SITE,
  emptySearches: 'counts of words, which name no one',
  siteDays: SITE,
  usStates: SITE,
  usualPrices: SITE,
} as const

type Unexported = keyof typeof UNEXPORTED

/** Every other table. A new table does not compile until it is in one of the lists. */
export const EXPORTED: TableExports<Exclude<keyof DB, Unexported>> = {
  ...ACCOUNT_TABLES,
  ...ITEM_TABLES,
  ...ACTIVITY_TABLES,
  ...BILLING_TABLES,
}

/** Tables with one row per user: an object in the file, not a list. */
const SINGLE: ReadonlySet<string> = new Set(['profiles', 'billingDetails', 'authenticators'])

type Row = Readonly<Record<string, unknown>>

/** Returns the rows of a table that are about a user, with the exported columns. */
async function rowsOf(db: Db, table: string, how: AnyTableExport, user: ExportedUser) {
  const exported = Object.entries(how.columns).filter(([, why]) => why === true)
  const values = exported.map(([column]) => {
    const instead = how.instead?.[column]
    return instead ? sql`${instead(user)} as ${sql.ref(column)}` : sql.ref(column)
  })
  const { rows } = await sql<Row>`select ${sql.join(values)} from ${sql.table(table)}
    where ${how.of(user)} order by ${sql.ref(how.orderBy)}`.execute(db)
  return SINGLE.has(table) ? (rows[0] ?? null) : rows
}

/**
 * Returns everything a user gave this site, and what it stored about them (D-37), by the names of the export.
 * Contains no secret.
 */
export async function everythingOf(db: Db, userId: string): Promise<Row> {
  const { email } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const user = { id: userId, email }
  const all: Record<string, unknown> = {}
  for (const [table, how] of Object.entries(EXPORTED)) all[how.as] = await rowsOf(db, table, how, user)
  return all
}
