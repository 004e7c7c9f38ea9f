import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { withDatabase } from '#server/commands/site-connection.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { restoredFrom } from './helpers/archives.ts'
import { contentOf } from './helpers/content-of.ts'
import { anEmptyDatabase } from './helpers/empty-database.ts'
import { runningSite } from './helpers/running-site.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A demo site with 12 listings that an earlier release backed up, right after migration 0056. */
const EARLIER = 'tests/fixtures/schema-0056.tar'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function haulpost(env: NodeJS.ProcessEnv, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli.ts', ...words], {
    env: { ...process.env, DATABASE_URL: '', PORT: '1', ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('[UP-12] the data of an earlier release is migrated whole, and the site serves it', async () => {
  const to = await anEmptyDatabase()
  const { header, manifest } = await restoredFrom(await readFile(EARLIER), to)

  expect(header.migrations.at(-1)?.name).toBe('0056_backup_runs.sql')
  expect(await migrate(to)).toEqual([])
  const content = await contentOf(to)
  for (const { name } of header.tables)
    expect(content[name], name).toMatch(new RegExp(`^${manifest.rows[`tables/${name}`]?.rows ?? 0} `, 'u'))
  const site = await runningSite(to)
  const [home, found] = await Promise.all(
    ['/', '/search?q=truck'].map((at) => fetch(`http://127.0.0.1:${site.port}${at}`)),
  )
  await site.stop()
  expect([home?.status, found?.status]).toEqual([200, 200])
})

test('[UP-12] an update is checked first, then backed up and migrated; without a backup the check fails', async () => {
  const [to, backups, dataDir] = [await anEmptyDatabase(), await aFolder(), await aFolder()]
  await restoredFrom(await readFile(EARLIER), to)
  const env = { DATABASE_URL: to, BACKUP_DIR: backups, DATA_DIR: dataDir }

  const before = haulpost(env, 'upgrade', '--check')
  expect(before.status).toBe(1)
  expect(before.said).toMatch(/ok {4}database +PostgreSQL/u)
  expect(before.said).toMatch(/BAD {3}backup +there is none\n +→ Make one: haulpost backup/u)

  const upgraded = haulpost(env, 'upgrade')
  expect(upgraded.status).toBe(0)
  expect(upgraded.said).toContain('Backed up: haulpost-')
  expect(upgraded.said).toContain('No site runs here: start it.')
  expect(haulpost(env, 'upgrade', '--check').status).toBe(0)
})

test('[UP-13] a built-in database of another major version is taken over from a backup, and kept', async () => {
  const dataDir = await aFolder()
  const postgres = path.join(dataDir, 'postgres')
  const env = { DATA_DIR: dataDir }
  const cluster = await startEmbedded({ dir: postgres })
  await migrate(cluster.connectionString)
  await withDatabase(cluster.connectionString, (db) => anAccount(db, { fullName: 'Dana Driver' }))
  const content = await contentOf(cluster.connectionString)
  const archive = path.join(dataDir, 'before.tar')
  expect(haulpost(env, 'backup', archive).status).toBe(0)
  await cluster.stop()
  await writeFile(path.join(postgres, 'cluster', 'PG_VERSION'), '17\n')

  const refused = haulpost(env, 'doctor')
  expect(refused.said).toContain('is of PostgreSQL 17, and this release brings 18')
  const broken = path.join(dataDir, 'broken.tar')
  await writeFile(broken, (await readFile(archive)).subarray(0, 4000))
  expect(haulpost(env, 'upgrade', '--from', broken)).toMatchObject({ status: 3 })
  expect(haulpost(env, 'doctor').said).toContain('is of PostgreSQL 17')

  const taken = haulpost(env, 'upgrade', '--from', archive)
  expect(taken.status).toBe(0)
  expect(taken.said).toContain('cluster-17 once the site does well')
  const fresh = await startEmbedded({ dir: postgres })
  expect(await contentOf(fresh.connectionString)).toEqual(content)
  await fresh.stop()
  expect(haulpost(env, 'upgrade', '--from', archive).said).toContain('of this version already')
})
