import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { readSettings, type Settings } from '../env.server.ts'
import { backupFacts } from './backup-runs.server.ts'
import { generateKeys, identitiesIn } from './encryption.server.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { folderPlace } from './places/folder-place.server.ts'
import { bucketPlace } from './places/outbound.server.ts'
import '#tests/helpers/site-key.ts'
import { verifyArchive } from './read-archive.server.ts'
import { openBackupPlace, runBackup } from './run-backup.server.ts'

const { db, connectionString } = useDatabase()
let folder: string
let server: S3rver
let bucket: NonNullable<Settings['backup']['bucket']>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'backups' }],
  })
  const { port } = await server.run()
  bucket = { url: `http://127.0.0.1:${port}/backups`, region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const settingsFor = (name: string, given: NodeJS.ProcessEnv = {}) =>
  readSettings({ DATA_DIR: path.join(folder, name), BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0', ...given })

const make = (settings: Settings, at = '2026-11-23T15:00:00Z') =>
  runBackup({ settings, connectionString, now: () => new Date(at) }, db)

async function* pieces(...sizes: readonly number[]) {
  await Promise.resolve()
  for (const size of sizes) yield Buffer.alloc(size, 'x')
}

/** A stream that fails after some bytes, as when the database goes away. */
async function* broken() {
  yield* pieces(1000)
  throw new Error('The database went away')
}

describe('[BAK-06] a backup', () => {
  test('is in BACKUP_DIR, for its owner only, and older ones than wanted are gone', async () => {
    const settings = settingsFor('disk')
    await make(settings, '2026-11-21T15:00:00Z')
    const made = await make(settings)

    expect(made?.removed).toEqual(['haulpost-20261121T150000Z.tar'])
    expect(await readdir(settings.backup.dir)).toEqual(['haulpost-20261123T150000Z.tar'])
    const { mode, size } = await stat(path.join(settings.backup.dir, 'haulpost-20261123T150000Z.tar'))
    expect([mode % 0o1000, size]).toEqual([0o600, made?.bytes])
  })

  test('is in BACKUP_BUCKET when one is named, and opens with the key only', async () => {
    const { recipient, identity } = await generateKeys()
    const settings = settingsFor('bucket', {
      BACKUP_BUCKET: bucket.url,
      BACKUP_BUCKET_KEY: bucket.key,
      BACKUP_BUCKET_SECRET: bucket.secret,
      BACKUP_RECIPIENT: recipient,
    })
    const made = await make(settings)

    expect(made?.name).toBe('haulpost-20261123T150000Z.tar.age')
    const place = openBackupPlace(settings)
    expect(await place.list()).toEqual([{ name: made?.name, bytes: made?.bytes }])
    const read = () => place.read(made?.name ?? '')
    await expect(verifyArchive(read(), [])).rejects.toThrow('encrypted')
    const { header, signer } = await verifyArchive(read(), identitiesIn(identity))
    expect([header.tables.length > 30, signer]).toEqual([true, 'this site'])
  })

  test('is made once when two workers begin at the same moment', async () => {
    const settings = settingsFor('twice')
    const made = await Promise.all([make(settings), make(settings)])
    expect(made.filter((one) => one !== null)).toHaveLength(1)
  })
})

test('[BAK-08] the last success and a later failure are known', async () => {
  await make(settingsFor('known'), '2026-11-23T16:00:00Z')
  expect(await backupFacts(db)).toEqual({ madeAt: new Date('2026-11-23T16:00:00Z'), failedAt: null })

  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  await expect(make(settingsFor('x', { BACKUP_DIR: file }), '2026-11-23T17:00:00Z')).rejects.toThrow('EEXIST')
  expect(await backupFacts(db)).toEqual({
    madeAt: new Date('2026-11-23T16:00:00Z'),
    failedAt: new Date('2026-11-23T17:00:00Z'),
  })
})

const MB = 1024 * 1024

test.each<[string, () => BackupPlace]>([
  ['folder', () => folderPlace(path.join(folder, 'place'))],
  ['bucket', () => bucketPlace(bucket)],
])('[BAK-06] a %s shows a backup when it is complete, and nothing of one that failed', async (_, open) => {
  const place = open()
  const [name, other] = ['haulpost-20200101T000000Z.tar', 'haulpost-20200102T000000Z.tar']
  expect(await place.write(name, pieces(5 * MB, 6 * MB, 1))).toBe(11 * MB + 1)
  await expect(place.write(other, broken())).rejects.toThrow('went away')

  const listed = (await place.list()).filter((one) => one.name.startsWith('haulpost-2020'))
  expect(listed).toEqual([{ name, bytes: 11 * MB + 1 }])
  let size = 0
  for await (const piece of place.read(name)) size += piece.length
  expect(size).toBe(11 * MB + 1)
  await place.remove(name)
  expect((await place.list()).map((one) => one.name)).not.toContain(name)
})
