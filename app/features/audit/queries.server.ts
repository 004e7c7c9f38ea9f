import { type ExpressionBuilder, sql } from 'kysely'
import { searchTerm } from '#app/features/items/search-text.ts'
import { containsPattern } from '#app/lib/fold.ts'
import type { Locale } from '#app/lib/locale.ts'
import { isUuid, parsePublicId } from '#app/lib/public-id.ts'
import type { InTimeZone } from '#app/lib/site-calendar.ts'
import { endOfDayIn, startOfDayIn } from '#app/lib/zoned-day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { ADMIN_ROLES, AUDIT_TARGETS, ENTRIES_PER_PAGE, SESSION_ACTIONS } from './audit-actions.ts'
import { nameTargets, targetKey } from './name-targets.server.ts'
import type { LogQuery } from './schema.ts'

/** Three signs in a row, with which an index finds words. */
const MIN_WORD = /[\p{L}\p{N}]{3}/u

const ENTRY = [
  'auditLog.id',
  'at',
  'actorId',
  'actorRole',
  'action',
  'targetType',
  'targetId',
  'details',
] as const

function entries(db: Db) {
  return db
    .selectFrom('auditLog')
    .leftJoin('profiles', 'profiles.id', 'auditLog.actorId')
    .select([...ENTRY, 'profiles.email as actorEmail', 'profiles.fullName as actorName'])
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

/** Adds what the targets are called, and where they are. */
async function named(db: Db, rows: readonly Row[], locale: Locale) {
  const names = await nameTargets(db, rows, locale)
  return rows.map((row) => ({ ...row, targetName: names.get(targetKey(row)) ?? null }))
}

/** An entry of the log with the names of its user and its target, as far as they still exist. */
export type LogEntry = Awaited<ReturnType<typeof named>>[number]

async function idOfAddress(db: Db, email: string): Promise<string | null> {
  const user = await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id ?? null
}

/** Returns the id of a user by id or address; null when there is none. */
async function idOf(db: Db, asked: string): Promise<string | null> {
  const who = asked.toLowerCase()
  return isUuid(who) ? who : idOfAddress(db, who)
}

/** How many items of the same words are looked for in the log. */
const MAX_ITEMS = 100

/** Returns the ids of items with this number, or with these words. */
async function itemsCalled(db: Db, asked: string): Promise<readonly string[]> {
  const number = parsePublicId(asked)
  const like = sql`like ${containsPattern(searchTerm(asked))}`
  const { rows } = await (number === null
    ? sql<{
        id: string
      }>`(select listing_id as id from listing_words where search_text ${like} limit ${sql.lit(MAX_ITEMS)})
        union all (select id from ads where search_text ${like} limit ${sql.lit(MAX_ITEMS)})`
    : sql<{ id: string }>`select id from listings where listing_id = ${number}
        union all select id from ads where ad_id = ${number}`
  ).execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the ids of what is called like this: a user by address, items by number or words; else the text itself. */
async function targetsCalled(db: Db, asked: string): Promise<readonly string[]> {
  const id = await idOf(db, asked)
  if (id) return [id]
  const items = MIN_WORD.test(asked) ? await itemsCalled(db, asked) : []
  return items.length > 0 ? items : [asked]
}

type Meant = { readonly actorId: string | null; readonly targetIds: readonly string[] }

function isMeant(
  { by, action, kind, from, to, timeZone }: LogQuery & InTimeZone,
  { actorId, targetIds }: Meant,
) {
  return (eb: ExpressionBuilder<DB, 'auditLog'>) =>
    eb.and([
      ...(actorId ? [eb('actorId', '=', actorId)] : []),
      ...(by ? [eb('actorRole', 'in', ADMIN_ROLES)] : []),
      ...(action ? [eb('action', '=', action)] : []),
      ...(kind ? [eb('targetType', '=', kind)] : []),
      // All kinds are named so that the index by target serves without one, too.
      ...(targetIds.length > 0
        ? [eb('targetType', 'in', AUDIT_TARGETS), eb('targetId', 'in', targetIds)]
        : []),
      ...(from ? [eb('at', '>=', startOfDayIn(timeZone, from))] : []),
      ...(to ? [eb('at', '<', endOfDayIn(timeZone, to))] : []),
    ])
}

/** Entries older than this one. The database compares the times, because they are finer than JavaScript's. */
const olderThan = (id: number) =>
  sql<boolean>`(at, audit_log.id) < ((select a.at from audit_log as a where a.id = ${id}), ${id})`

/** The entries that are asked for; null if they are about a user who does not exist. */
async function entriesAsked(db: Db, asked: LogQuery & InTimeZone) {
  const actorId = asked.who ? await idOf(db, asked.who) : null
  if (asked.who && !actorId) return null
  const targetIds = asked.target ? await targetsCalled(db, asked.target) : []
  return entries(db).where(isMeant(asked, { actorId, targetIds }))
}

type Position = { readonly before: number | null; readonly locale: Locale }

/** A page of the log, newest first, with the entry the next page begins after ([LOG-02]). */
export async function logPage(db: Db, asked: LogQuery & InTimeZone, { before, locale }: Position) {
  const meant = await entriesAsked(db, asked)
  if (!meant) return { entries: [], next: null }
  const older = before === null ? meant : meant.where(olderThan(before))
  const found = await older.limit(ENTRIES_PER_PAGE + 1).execute()
  const shown = found.slice(0, ENTRIES_PER_PAGE)
  const next = found.length > ENTRIES_PER_PAGE ? (shown.at(-1)?.id ?? null) : null
  return { entries: await named(db, shown, locale), next }
}

const BATCH = 1000

/** Yields all of them, a thousand at a time: no connection is held while a slow client reads. */
export async function* logInBatches(db: Db, asked: LogQuery & InTimeZone, locale: Locale) {
  const meant = await entriesAsked(db, asked)
  if (!meant) return
  let before: number | null = null
  for (;;) {
    const older: typeof meant = before === null ? meant : meant.where(olderThan(before))
    const rows = await older.limit(BATCH).execute()
    if (rows.length > 0) yield await named(db, rows, locale)
    before = rows.at(-1)?.id ?? null
    if (rows.length < BATCH || before === null) return
  }
}

/** Returns the latest actions of operators and admins ([ADM-04]). */
export async function recentActivity(
  db: Db,
  { most, locale }: { most: number; locale: Locale },
): Promise<readonly LogEntry[]> {
  const rows = await entries(db)
    .where('actorRole', 'in', ADMIN_ROLES)
    .where('action', 'not in', SESSION_ACTIONS)
    .limit(most)
    .execute()
  return named(db, rows, locale)
}
