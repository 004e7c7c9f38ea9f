import { type ExpressionBuilder, sql } from 'kysely'
import { isUuid } from '#app/lib/public-id.ts'
import { endOfDayIn, type InTimeZone, startOfDayIn } from '#app/lib/site-calendar.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import { ADMIN_ROLES, AUDIT_TARGETS, ENTRIES_PER_PAGE } from './audit-actions.ts'
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
    .select([...ENTRY, 'profiles.email as actorEmail'])
    .orderBy('at', 'desc')
    .orderBy('auditLog.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

/** Adds the addresses of users among the targets. */
async function named(db: Db, rows: readonly Row[]) {
  const ids = rows.flatMap(({ targetType, targetId }) =>
    targetType === 'user' && isUuid(targetId) ? [targetId] : [],
  )
  const users =
    ids.length === 0
      ? []
      : await db.selectFrom('profiles').select(['id', 'email']).where('id', 'in', ids).execute()
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  return rows.map((row) => ({ ...row, targetEmail: emails.get(row.targetId) ?? null }))
}

/** An entry of the log with the addresses of its users, as far as they still exist. */
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

/** A page of the log, newest first, with the entry the next page begins after ([LOG-02]). */
export async function logPage(db: Db, asked: LogQuery & InTimeZone, before: number | null) {
  const actorId = asked.who ? await idOf(db, asked.who) : null
  if (asked.who && !actorId) return { entries: [], next: null }
  const targetId = asked.target ? ((await idOf(db, asked.target)) ?? asked.target) : null
  const meant = entries(db).where(isMeant(asked, { actorId, targetId }))
  const older = before === null ? meant : meant.where(olderThan(before))
  const found = await older.limit(ENTRIES_PER_PAGE + 1).execute()
  const shown = found.slice(0, ENTRIES_PER_PAGE)
  const next = found.length > ENTRIES_PER_PAGE ? (shown.at(-1)?.id ?? null) : null
  return { entries: await named(db, shown), next }
}

/** Returns the latest actions of operators and admins ([ADM-04]). */
export async function recentActivity(db: Db, most: number): Promise<readonly LogEntry[]> {
  const rows = await entries(db).where('actorRole', 'in', ADMIN_ROLES).limit(most).execute()
  return named(db, rows)
}
