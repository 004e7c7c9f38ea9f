import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { listOf } from '../field-values.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import { storeRedirects } from '../redirects/store-redirects.server.ts'
import { type ImportRun, type ReportLine, type SourceRow, seenKey } from './import-run.ts'
import type { RecordHandler, Stored, ToPrepare } from './record-handler.ts'
import { ACCOUNTS } from './record-handlers.server.ts'
import { findRemembered, type RememberedRow, rememberRows } from './remembered-rows.server.ts'
import { findOwners, guestRows, ownerKey } from './resolve-owners.server.ts'

/** A batch takes longer than a request may, and waits for users who write at the same time. */
const LIMITS = sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '30s', true)`

const MAX_ID = 200

/** Reports remarks about a row and counts the row once. */
export async function reportRow(
  run: ImportRun,
  outcome: ReportLine['outcome'],
  row: SourceRow,
  remarks: readonly Remark[],
): Promise<void> {
  if (remarks.length === 0) return
  const counts = run.counts[row.kind]
  if (outcome === 'left out') counts.leftOut++
  else counts[outcome]++
  for (const { field, reason } of remarks) await run.report({ outcome, row, field, reason })
}

/** What the file says of a row, and what else decides about the record. */
async function fileHashOf<R>(run: ImportRun, handler: RecordHandler<R>, row: SourceRow): Promise<string> {
  const { values } = row
  const around = await handler.factsAround?.(run, row)
  const facts = [values, run.categories.find(values['category']), run.pictures !== null, around]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Leaves out rows without an id, and those whose id was in the files before. */
async function takeNew(run: ImportRun, rows: readonly SourceRow[]): Promise<readonly SourceRow[]> {
  const fresh: SourceRow[] = []
  for (const row of rows) {
    const key = seenKey(row.kind, row.id)
    const isUsable = row.id !== '' && row.id.length <= MAX_ID
    const reason = isUsable
      ? 'this id was in the files before'
      : `an id of 1 to ${MAX_ID} characters is needed`
    if (isUsable && !run.seen.has(key)) fresh.push(row)
    else await reportRow(run, 'refused', row, [{ field: 'id', reason }])
    if (isUsable) run.seen.add(key)
  }
  return fresh
}

type Change = ToPrepare & { readonly fileHash: string }

/** Returns the rows to store: new ones, and those that changed in the file but not here. */
async function changesIn<R>(run: ImportRun, handler: RecordHandler<R>, rows: readonly SourceRow[]) {
  const { kind } = handler
  const { db } = run.ctx
  const ids = rows.map(({ id }) => id)
  const remembered = await findRemembered(db, { source: run.source, kind }, ids)
  const changes: Change[] = []
  const targets = [...remembered.values()].map(({ targetId }) => targetId)
  const stored = await handler.hash(db, targets)
  for (const row of rows) {
    const fileHash = await fileHashOf(run, handler, row)
    const before = remembered.get(row.id)
    if (!before) changes.push({ row, fileHash, id: null })
    else if (before.fileHash === fileHash || !before.isMade) run.counts[kind].unchanged++
    else if (stored.get(before.targetId) === before.storedHash)
      changes.push({ row, fileHash, id: before.targetId })
    else {
      const what = stored.has(before.targetId) ? 'changed' : 'deleted'
      await reportRow(run, 'kept', row, [
        { field: '', reason: `it was ${what} here since: it stays as it is` },
      ])
    }
  }
  return changes
}

/** What a file in another encoding than the one it was read in looks like. */
const lostCharacters = ({ values }: SourceRow): readonly Remark[] =>
  JSON.stringify(values).includes('\uFFFD')
    ? [
        {
          field: '',
          reason: 'some characters could not be read: name the encoding of the file with --encoding',
        },
      ]
    : []

type Ready<R> = Change & { readonly record: R }

async function prepareAll<R>(run: ImportRun, handler: RecordHandler<R>, changes: readonly Change[]) {
  const ownerOf = await findOwners(run, handler.needsOwner ? changes.map(({ row }) => row) : [])
  const prepared = await Promise.all(
    changes.map(async (change) => {
      const { row } = change
      const owner = handler.needsOwner ? ownerOf(row.values) : { id: '', name: '' }
      const noOwner = [
        { field: 'owner', reason: `there is no account ${ownerKey(row.values)} in the import` },
      ]
      return { change, parsed: owner ? await handler.prepare(run, change, owner) : { refused: noOwner } }
    }),
  )
  const ready: Ready<R>[] = []
  for (const { change, parsed } of prepared) {
    const lost = lostCharacters(change.row)
    if ('refused' in parsed) await reportRow(run, 'refused', change.row, [...parsed.refused, ...lost])
    else {
      ready.push({ ...change, record: parsed.record })
      await reportRow(run, 'repaired', change.row, [...parsed.remarks, ...lost])
    }
  }
  return ready
}

type Done = { readonly change: Change; readonly stored: Stored }

async function storeAll<R>(
  run: ImportRun,
  handler: RecordHandler<R>,
  ready: readonly Ready<R>[],
): Promise<readonly Done[]> {
  const made = ready.filter(({ id }) => id === null)
  const stored = await handler.insert(
    run.ctx,
    made.map(({ record }) => record),
  )
  const done: Done[] = made.flatMap((change, i) => {
    const its = stored[i]
    return its ? [{ change, stored: its }] : []
  })
  for (const { id, record, ...change } of ready) {
    if (id === null) continue
    await handler.update(run.ctx, id, record)
    done.push({ change: { ...change, id }, stored: { id, isMade: true, path: null } })
  }
  return done
}

async function rememberAll<R>(run: ImportRun, handler: RecordHandler<R>, done: readonly Done[]) {
  const { kind } = handler
  const ids = done.map(({ stored }) => stored.id)
  const hashes = await handler.hash(run.ctx.db, ids)
  const rows: readonly RememberedRow[] = done.map(({ change, stored }) => ({
    sourceId: change.row.id,
    targetId: stored.id,
    isMade: stored.isMade,
    fileHash: change.fileHash,
    storedHash: hashes.get(stored.id) ?? '',
  }))
  await rememberRows(run.ctx, { source: run.source, kind }, rows)
  const redirects = done.flatMap(({ change, stored: { id, path } }) =>
    path === null
      ? []
      : listOf(change.row.values['oldAddresses']).map((address) => ({
          address,
          target: path,
          source: run.source,
          itemId: id,
        })),
  )
  await storeRedirects(run.ctx, redirects)
}

async function importChanges<R>(run: ImportRun, handler: RecordHandler<R>, rows: readonly SourceRow[]) {
  const changes = await changesIn(run, handler, await takeNew(run, rows))
  const ready = await prepareAll(run, handler, changes)
  if (!run.isDryRun && ready.length > 0)
    await inTransaction(run.ctx, async (ctx) => {
      await LIMITS.execute(ctx.db)
      const inside = { ...run, ctx }
      await rememberAll(inside, handler, await storeAll(inside, handler, ready))
    })
  if (run.isDryRun && (run.remembersItems || handler.kind === 'accounts'))
    for (const { row, record } of ready)
      run.planned.set(seenKey(handler.kind, row.id), handler.plan(record, row))
  const counts = run.counts[handler.kind]
  counts.made += ready.filter(({ id }) => id === null).length
  counts.updated += ready.filter(({ id }) => id !== null).length
}

/** Makes the accounts of those who posted without one. */
async function importGuests(run: ImportRun, rows: readonly SourceRow[]): Promise<void> {
  const ownerOf = await findOwners(run, rows)
  const isKnown = (key: string) => ownerOf({ owner: key }) !== null || run.seen.has(seenKey('accounts', key))
  const guests = guestRows(rows, isKnown)
  if (guests.length > 0) await importChanges(run, ACCOUNTS, guests)
}

/**
 * Returns what imports some rows of a kind: it judges them, decodes their pictures, and stores them in one transaction.
 * Rows that earlier runs stored are updated or left as they are.
 */
export function batchImporter<R>(handler: RecordHandler<R>) {
  return async (run: ImportRun, rows: readonly SourceRow[]): Promise<void> => {
    if (handler.needsOwner) await importGuests(run, rows)
    await importChanges(run, handler, rows)
  }
}
