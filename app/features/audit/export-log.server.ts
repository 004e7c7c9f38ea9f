import type { CsvCell } from '#app/lib/csv.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { type LogEntry, logInBatches } from './queries.server.ts'
import { record } from './record-action.server.ts'
import type { LogQuery } from './schema.ts'

/** The columns of log.csv: data, so they have the same names in every language. */
const COLUMNS = [
  'ID',
  'Time',
  'Actor',
  'Actor Role',
  'Action',
  'Kind',
  'Target',
  'Target ID',
  'Details',
] as const

const cellsOf = (entry: LogEntry): readonly CsvCell[] => [
  entry.id,
  entry.at,
  entry.actorEmail ?? entry.actorId ?? '',
  entry.actorRole,
  entry.action,
  entry.targetType,
  entry.targetName?.name ?? '',
  entry.targetId,
  JSON.stringify(entry.details),
]

async function* rows(
  { db, locale, site }: Ctx,
  asked: LogQuery,
): AsyncGenerator<readonly (readonly CsvCell[])[], void> {
  yield [COLUMNS]
  for await (const batch of logInBatches(db, { ...asked, timeZone: site.timeZone }, locale))
    yield batch.map(cellsOf)
}

/** Exports the entries that the filters show, newest first, after the log entry about who exports them ([LOG-03]). */
export async function exportLog(ctx: Ctx, asked: LogQuery) {
  assertAllowed(whyNotAdmin(ctx.actor))
  assertAllowed(await takeToken(ctx, 'adminExport'))
  await record(ctx, { action: 'export_log', targetType: 'site', targetId: 'log.csv', details: { ...asked } })
  return rows(ctx, asked)
}
