import { type ExpressionBuilder, sql } from 'kysely'
import type { Locale } from '#app/lib/locale.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { endOfDayIn, type InTimeZone, startOfDayIn } from '#app/lib/site-calendar.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { ADMIN_ROLES, AUDIT_TARGETS, ENTRIES_PER_PAGE, SESSION_ACTIONS } from './audit-actions.ts'
import { nameTargets, targetKey } from './name-targets.server.ts'
import type { LogQuery } from './schema.ts'

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

type Meant = { readonly actorId: string | null; readonly targetId: string | null }

function isMeant(
  { by, action, kind, from, to, timeZone }: LogQuery & InTimeZone,
  { actorId, targetId }: Meant,
) {
  return (eb: ExpressionBuilder<DB, 'auditLog'>) =>
    eb.and([
      ...(actorId ? [eb('actorId', '=', actorId)] : []),
      ...(by ? [eb('actorRole', 'in', ADMIN_ROLES)] : []),
      ...(action ? [eb('action', '=', action)] : []),
      ...(kind ? [eb('targetType', '=', kind)] : []),
      // All kinds are named so that the index by target serves without one, too.
      ...(targetId ? [eb('targetType', 'in', AUDIT_TARGETS), eb('targetId', '=', targetId)] : []),
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
  const targetId = asked.target ? ((await idOf(db, asked.target)) ?? asked.target) : null
  return entries(db).where(isMeant(asked, { actorId, targetId }))
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
