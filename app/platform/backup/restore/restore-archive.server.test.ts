import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { MIGRATIONS_FOLDER, migrate } from '#app/platform/db/migrate.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { archiveOf, restoredFrom } from '#tests/helpers/archives.ts'
import { contentOf } from '#tests/helpers/content-of.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aMigratedDatabase, anEmptyDatabase } from '#tests/helpers/empty-database.ts'
import { pictureStore } from '../../images/picture-store.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const { db, connectionString } = useDatabase()

beforeAll(async () => {
  const { id } = await aListing(db)
  const { id: userId } = await anAccount(db)
  await db.insertInto('favorites').values({ userId, listingId: id }).execute()
})

async function withDb<T>(url: string, work: (target: Db) => Promise<T>): Promise<T> {
  const target = openDatabase(url, { connections: 1 })
  try {
    return await work(target)
  } finally {
    await target.destroy()
  }
}

test('[BAK-02] a database with rows is left alone, unless its content is to be replaced', async () => {
  const to = await aMigratedDatabase()
  const archive = await archiveOf(connectionString)
  await withDb(to, (target) => aListing(target))
  const before = await contentOf(to)

  await expect(restoredFrom(archive, to)).rejects.toThrow('The database is not empty')
  expect(await contentOf(to)).toEqual(before)

  await restoredFrom(archive, to, { replace: true })
  expect(await contentOf(to)).toEqual(await contentOf(connectionString))
})

test('[BAK-02] a database that is in use is left alone', async () => {
  const to = await anEmptyDatabase()
  const archive = await archiveOf(connectionString)
  await withClient(to, async () => {
    await expect(restoredFrom(archive, to)).rejects.toThrow('stop the site first')
  })
})

test('[BAK-02] a database that was migrated and has no rows counts as empty', async () => {
  const to = await aMigratedDatabase()
  await restoredFrom(await archiveOf(connectionString), to)
  expect(await contentOf(to)).toEqual(await contentOf(connectionString))
})

test('[BAK-02] an archive of an earlier release is migrated to the schema of this one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
  await rm(path.join(folder, '0056_backup_runs.sql'))
  const [earlier, to] = [await anEmptyDatabase(), await anEmptyDatabase()]
  await migrate(earlier, folder)
  await withDb(earlier, (site) => aListing(site))

  const { migrated } = await restoredFrom(await archiveOf(earlier), to)

  expect(migrated).toContain('0056_backup_runs.sql')
  expect(await migrate(to)).toEqual([])
  expect(await contentOf(to)).toEqual(await contentOf(earlier))
  const runs = await withDb(to, (site) => site.selectFrom('backupRuns').selectAll().execute())
  expect(runs).toEqual([])
})

test('[BAK-03] an archive of a newer release is refused with the reason, and nothing is touched', async () => {
  const [newer, to] = [await aMigratedDatabase(), await anEmptyDatabase()]
  await withDb(newer, (site) =>
    sql`insert into migrations (name, checksum) values ('9999_later.sql', ${'a'.repeat(64)})`.execute(site),
  )
  await expect(restoredFrom(await archiveOf(newer), to)).rejects.toThrow('made by a newer release')
  expect(await contentOf(to)).toEqual({})
})

test('[BAK-02] a restore that is interrupted leaves the database as it was, and goes on when it is run again', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const ids = ['a1', 'b2', 'c3'].map((start) => start.padEnd(32, '0'))
  for (const id of ids)
    await pictureStore(dataDir).save({
      id,
      width: 1,
      height: 1,
      files: [{ width: 320, data: Buffer.from(`picture ${id}`) }],
    })
  const [archive, to] = [await archiveOf(connectionString, dataDir), await anEmptyDatabase()]
  const stored: string[] = []
  const failing = {
    restore: async (id: string) => {
      if (id === ids[1]) throw new Error('The disk is full')
      stored.push(id)
    },
  }

  await expect(restoredFrom(archive, to, { pictures: failing })).rejects.toThrow('The disk is full')
  expect(stored).toEqual([ids[0]])
  expect(await contentOf(to)).toEqual({})
  await restoredFrom(archive, to)
  expect(await contentOf(to)).toEqual(await contentOf(connectionString))
})
