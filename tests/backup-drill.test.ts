import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { contentOf } from './helpers/content-of.ts'
import { loadOn, readers } from './helpers/load.ts'
import { runningSite } from './helpers/running-site.ts'
import { waitUntil } from './helpers/wait.ts'

// The drill of docs/guides/backup.md: a site is backed up while it serves, lost, and restored on a new machine.

vi.setConfig({ testTimeout: 300_000 })

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs an operator's command, without blocking visitors. */
async function haulpost(env: NodeJS.ProcessEnv, ...words: readonly string[]) {
  const child = spawn(process.execPath, ['server/cli.ts', ...words], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece))
  await once(child, 'close')
  return { code: child.exitCode, said: Buffer.concat(said).toString() }
}

async function picturesIn(dataDir: string): Promise<readonly string[]> {
  const files: string[] = []
  for await (const { id, width, data } of openSitePictures({ dataDir, pictureBucket: null }).files())
    files.push(`${id} ${width} ${data.toString('base64')}`)
  return files
}

/** Waits until the worker did what it does at its start: from then on, readers change nothing. */
async function jobsAreDone(db: Db): Promise<void> {
  await waitUntil(
    async () => {
      const { rows } = await sql`select from jobs.job
        where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'`.execute(
        db,
      )
      return rows.length === 0
    },
    { timeout: 60_000, interval: 200 },
  )
}

test('[BAK-04] a site is backed up while it serves, lost, and restored: no request fails, no row or picture is missing', async () => {
  const [dataDir, backups, newDir] = [await aFolder(), await aFolder(), await aFolder()]
  const cluster = await startEmbedded({ dir: path.join(dataDir, 'postgres') })
  await migrate(cluster.connectionString)
  await seedDemo({ connectionString: cluster.connectionString, dataDir, listings: 100 })
  const site = await runningSite(cluster.connectionString)
  const load = loadOn(site.port, readers)
  await load.advance(2)

  const db = openDatabase(cluster.connectionString, { connections: 1 })
  await jobsAreDone(db)
  const before = load.done()

  const backup = await haulpost({ DATA_DIR: dataDir, BACKUP_DIR: backups }, 'backup')
  expect(backup).toMatchObject({ code: 0 })
  expect(load.done() - before).toBeGreaterThan(10)
  await load.stop()
  expect(load.failures).toEqual([])
  await site.stop()
  const [content, pictures] = [await contentOf(cluster.connectionString), await picturesIn(dataDir)]
  await db.destroy()
  await cluster.stop()
  await rm(dataDir, { recursive: true })

  const name = /haulpost-\S+\.tar/u.exec(backup.said)?.[0] ?? ''
  const env = { DATA_DIR: newDir, BACKUP_DIR: backups }
  expect(await haulpost(env, 'backup', 'verify', name)).toMatchObject({ code: 0 })
  const restored = await haulpost(env, 'restore', name, '--keep-sessions')
  expect(restored.code).toBe(0)
  expect(restored.said).toContain('Admins: ')

  const fresh = await startEmbedded({ dir: path.join(newDir, 'postgres') })
  expect(await contentOf(fresh.connectionString)).toEqual(content)
  expect(await picturesIn(newDir)).toEqual(pictures)
  const again = await runningSite(fresh.connectionString)
  const visitors = loadOn(again.port, readers)
  await visitors.advance(1)
  await visitors.stop()
  expect(visitors.failures).toEqual([])
  await again.stop()
  await fresh.stop()
})
