import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const TABLES = `
  create table if not exists objects (
    seq integer primary key autoincrement, id text unique not null, kind text not null, customer text, body text not null
  );
  create index if not exists objects_of_a_kind on objects (kind, customer, seq);
  create table if not exists deliveries (
    event text not null, endpoint text not null, attempts integer not null default 0, due_at integer not null,
    leased_until integer not null default 0, state text not null default 'due', primary key (event, endpoint)
  );
  create index if not exists deliveries_due on deliveries (state, due_at);
  create table if not exists answers (
    key text primary key, fingerprint text not null, status integer not null, body text not null, at integer not null
  );
  create index if not exists answers_by_age on answers (at);
  create table if not exists facts (name text primary key, value text not null);
`

/** How long one process waits for another's writing, in milliseconds. A request writes for about one. */
const BUSY_TIMEOUT_MS = 5000

/** The owner's alone, from its first byte on, and also if it is of earlier days. What is kept beside it follows it. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** The code of SQLite for a file that another connection has locked, without what extends it. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Where two processes make a new file at once, SQLite refuses one of them without waiting for its timeout. */
function whenFree(work: () => void): void {
  for (const start = performance.now(); ; pause(20)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > BUSY_TIMEOUT_MS) throw error
    }
  }
}

/** Opens the file, or memory for `:memory:`. Any number of processes may have it open, and make it at the same time. */
export function openStoreFile(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivate(file)
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  whenFree(() => db.exec('pragma journal_mode = wal'))
  db.exec('pragma synchronous = normal')
  whenFree(() => db.exec(TABLES))
  return db
}

/** Does everything or nothing; no other writer runs meanwhile, in this process or another. `work` may not wait. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

export function findFact(db: DatabaseSync, name: string): string | null {
  const found = db.prepare('select value from facts where name = ?').get(name)
  return found ? String(found['value']) : null
}

/** A fact of this installation; the first process that asks decides it for all. */
export function ensureFact(db: DatabaseSync, name: string, first: () => string): string {
  const mine = first()
  db.prepare('insert into facts (name, value) values (?, ?) on conflict do nothing').run(name, mine)
  return findFact(db, name) ?? mine
}

export const randomKey = (prefix: string) => prefix + randomBytes(24).toString('hex')
