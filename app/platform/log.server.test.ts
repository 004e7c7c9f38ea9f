import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { openDatabase } from './db/database.server.ts'
import { openLog } from './log.server.ts'
import { errorText } from './log-error.server.ts'

const { connectionString } = useDatabase()

/** A log, and what it wrote. */
function writtenLog() {
  let text = ''
  const log = openLog('info', { write: (line) => void (text += line) })
  return { log, text: () => text }
}

const line = z.object({ err: z.record(z.string(), z.unknown()) })

/** All properties of an error but these are left out. */
const ALLOWED = new Set(['type', 'message', 'code', 'stack', 'cause', 'errors'])
const MAX_LINE = 30_000

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** Errors with arbitrary properties, at any depth. */
const anyError = fc
  .tuple(
    fc.string({ maxLength: 5000 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{3,12}$/u), fc.jsonValue()),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([message, more, depth]) => {
    let error: Error = Object.assign(new Error(message), { hidden: more, client: { secretKey: 4711 } })
    for (let i = 0; i < depth; i += 1)
      error = Object.assign(new Error(`outer ${i}`, { cause: error }), { hidden: more, client: error })
    return error
  })

test('[UP-06] of any error the log keeps name, message, code, stack and causes, in limited length', () => {
  fc.assert(
    fc.property(anyError, fc.constantFrom('err', 'error', 'reason'), (error, name) => {
      const { log, text } = writtenLog()
      log.error({ [name]: error }, 'it failed')
      const written: unknown = JSON.parse(text())
      const { err } = line.parse({ err: z.record(z.string(), z.unknown()).parse(written)[name] })
      expect(namesIn(err).filter((key) => !ALLOWED.has(key))).toEqual([])
      expect(text()).not.toContain('4711')
      expect(text().length).toBeLessThan(MAX_LINE)
    }),
    { numRuns: numRuns() },
  )
})

test('[UP-06] a line about a lost connection holds no connection, no cancel key, no SQL and no parameter', async () => {
  const { log, text } = writtenLog()
  const trouble = Promise.withResolvers<void>()
  const db = openDatabase(connectionString, {
    connections: 1,
    onError(err) {
      log.warn({ err }, 'the database has trouble')
      trouble.resolve()
    },
  })
  const work = db.transaction().execute(async (one) => {
    await sql`select pg_terminate_backend(pg_backend_pid()), ${'a parameter'}::text as "no one reads this"`.execute(
      one,
    )
  })
  await work.catch((err: unknown) => log.error({ err }, 'a request failed'))
  await trouble.promise
  await db.destroy()

  expect(text()).toContain('57P01')
  expect(text()).not.toMatch(
    /secretKey|processID|a parameter|no one reads this|connectionParameters|"client"/u,
  )
  for (const one of text().trim().split('\n')) expect(one.length).toBeLessThan(MAX_LINE)
})

test('[UP-06] a line about an idle connection that was lost holds none either', async () => {
  const { log, text } = writtenLog()
  const notified = Promise.withResolvers<void>()
  const idle = new pg.Pool({ connectionString, max: 1 })
  idle.on('error', (err) => {
    log.warn({ err }, 'the database has trouble')
    notified.resolve()
  })
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = new pg.Client({ connectionString })
  await other.connect()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await notified.promise
  await other.end()
  await idle.end()
  expect(text()).toContain('57P01')
  expect(text()).not.toMatch(/secretKey|_connectionParameters|"client"/u)
})

test('[UP-06] of what was thrown and is no error, at most its message is printed', () => {
  const { log, text } = writtenLog()
  log.error({ err: { message: 'the queue stands still', secretKey: 4711 } }, 'it failed')
  expect(text()).toContain('the queue stands still')
  expect(text()).not.toContain('4711')
})

test('[UP-06] a terminal shows the stack of an error and of its cause, and nothing that hangs on them', () => {
  const cause = Object.assign(new Error('the disk is gone'), { client: { secretKey: 4711 } })
  const text = errorText(new Error('no start', { cause }))
  expect(text).toMatch(/^Error: no start\n\s+at /u)
  expect(text).toContain('Caused by Error: the disk is gone')
  expect(text).not.toContain('4711')
})
