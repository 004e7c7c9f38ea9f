import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { archiveOf, restoredFrom } from '#tests/helpers/archives.ts'
import { contentOf } from '#tests/helpers/content-of.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aMigratedDatabase } from '#tests/helpers/empty-database.ts'
import { pictureStore } from '../../images/picture-store.server.ts'
import { openSitePictures } from '../picture-files.server.ts'

// Thirty damaged backups, each restored over a site that has content of its own.

vi.setConfig({ testTimeout: 120_000 })

const { db, connectionString } = useDatabase()
const FLIPPED = 14
const CUT_OFF = 13

async function aDataDir(pictures: readonly string[]): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'damaged-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  for (const start of pictures)
    await pictureStore(dataDir).save({
      id: start.padEnd(32, '0'),
      width: 1,
      height: 1,
      files: [{ width: 320, data: Buffer.from(`picture ${start}`) }],
    })
  return dataDir
}

async function withDb(url: string, work: (target: Db) => Promise<unknown>): Promise<void> {
  const target = openDatabase(url, { connections: 1 })
  await work(target)
  await target.destroy()
}

/** Places spread over the whole archive: its header, rows, pictures, manifest and end. */
const spread = (length: number, count: number) =>
  Array.from({ length: count }, (_, n) => Math.floor(((n + 0.5) / count) * length))

function withFlippedByte(archive: Buffer, at: number): Buffer {
  const changed = Buffer.from(archive)
  changed[at] = (changed[at] ?? 0) ^ 0x10
  return changed
}

/** Archives of releases that this one does not know: a later one, and one whose migration was another. */
async function ofOtherVersions(dataDir: string): Promise<readonly Buffer[]> {
  const [newer, changed] = [await aMigratedDatabase(), await aMigratedDatabase()]
  const checksum = 'a'.repeat(64)
  await withDb(newer, (site) =>
    sql`insert into migrations (name, checksum) values ('9999_later.sql', ${checksum})`.execute(site),
  )
  await withDb(changed, (site) =>
    sql`update migrations set checksum = ${checksum} where name like '0042%'`.execute(site),
  )
  return [await archiveOf(newer, dataDir), await archiveOf(changed, dataDir)]
}

test('[BAK-03] of thirty damaged backups each is refused, and the site that they were to replace is as it was', async () => {
  const { id: listingId } = await aListing(db)
  const { id: userId } = await anAccount(db)
  await db.insertInto('favorites').values({ userId, listingId }).execute()
  const dataDir = await aDataDir(['a1', 'b2'])
  const archive = await archiveOf(connectionString, dataDir)
  const to = await aMigratedDatabase()
  await withDb(to, (target) => aListing(target))
  const targetDir = await aDataDir(['c3'])
  const pictures = openSitePictures({ dataDir: targetDir, pictureBucket: null })
  const filesOf = () => readdir(targetDir, { recursive: true })
  const [content, files] = [await contentOf(to), await filesOf()]
  const damaged = [
    ...spread(archive.length, FLIPPED).map((at) => withFlippedByte(archive, at)),
    ...spread(archive.length, CUT_OFF).map((length) => archive.subarray(0, length)),
    archive.subarray(0, archive.length - 1024),
    ...(await ofOtherVersions(dataDir)),
  ]

  for (const [n, one] of damaged.entries())
    await expect(restoredFrom(one, to, { replace: true, pictures }), `variant ${n}`).rejects.toMatchObject({
      name: 'ArchiveError',
    })

  expect(damaged).toHaveLength(30)
  expect(await contentOf(to)).toEqual(content)
  expect(await filesOf()).toEqual(files)
  await restoredFrom(archive, to, { replace: true, pictures })
  expect(await contentOf(to)).toEqual(await contentOf(connectionString))
})

test('[BAK-10] an archive that this site did not sign is refused before anything is touched, unless the operator says so', async () => {
  const archive = await archiveOf(connectionString)
  const to = await aMigratedDatabase()
  await withDb(to, (target) => anAccount(target, { email: 'stays@example.com' }))
  const before = await contentOf(to)

  await expect(restoredFrom(archive, to, { replace: true, acceptsUnsigned: false })).rejects.toThrow(
    'It is not signed',
  )
  expect(await contentOf(to)).toEqual(before)
  await restoredFrom(archive, to, { replace: true })
  expect(await contentOf(to)).not.toEqual(before)
})
