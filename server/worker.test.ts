import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// The process that does what is done later, as the launcher starts it.

vi.setConfig({ testTimeout: 60_000 })

const { db, connectionString } = useDatabase()

// Throws when the build is older than the sources.
beforeAll(async () => void (await siteWith(db)))

function startWorker() {
  const worker = fork('build/server/worker.js', {
    env: { DATABASE_URL: connectionString, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  const exit = once(worker, 'exit').then(([code]: unknown[]) => code)
  return { worker, exit, ready: once(worker, 'message') }
}

test('[POST-15] workers start together on a fresh database, catch up with what is due, and end in order', async () => {
  await sql`drop schema if exists jobs cascade`.execute(db)
  const { id } = await aListing(db, { expiresAt: new Date('2026-01-01T00:00:00.000Z') })

  const [first, second] = [startWorker(), startWorker()]
  const said = await Promise.all([first.ready, second.ready])

  expect(said.map(([message]: unknown[]) => message)).toEqual([{ type: 'ready' }, { type: 'ready' }])
  await vi.waitFor(
    async () => {
      const { status } = await db
        .selectFrom('listings')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(status).toBe('expired')
    },
    { timeout: 30_000, interval: 100 },
  )
  first.worker.kill('SIGTERM')
  second.worker.kill('SIGINT')
  expect(await Promise.all([first.exit, second.exit])).toEqual([0, 0])
})

test('a launcher that dies takes the worker with it', async () => {
  const { worker, exit, ready } = startWorker()
  await ready
  worker.disconnect()
  expect(await exit).toBe(0)
})
