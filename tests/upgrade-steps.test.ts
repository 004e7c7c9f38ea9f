import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { MIGRATIONS_FOLDER, migrate } from '#app/platform/db/migrate.server.ts'
import { readMigrationFiles } from '#app/platform/db/migration-files.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { copyIntoEarlier, hashesOf } from './helpers/copy-into-earlier.ts'
import { aMigratedDatabase, anEmptyDatabase } from './helpers/empty-database.ts'
import { folderWith } from './helpers/migrations-folder.ts'
import { runningSite } from './helpers/running-site.ts'

// The site of a release before, with data: the demo of today in a schema of then. It needs no files of then, so that it
// is about the newest migrations whenever there are new ones.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** How many migrations the release before did not have. */
const STEPS = [1, 5, 20]

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'upgrade-steps-'))
  return () => rm(dataDir, { recursive: true, force: true })
})

test.each(STEPS)(
  '[UP-12] a site that lacks the last %i migrations keeps all its rows and their content, and is served',
  async (steps) => {
    const [today, earlier] = [await aMigratedDatabase(), await anEmptyDatabase()]
    await seedDemo({ connectionString: today, dataDir, listings: 60 })
    const files = await readMigrationFiles(MIGRATIONS_FOLDER)
    const known = files.slice(0, -steps).map(({ name, text }) => [name, text] as const)
    await migrate(earlier, await folderWith(Object.fromEntries(known)))
    const columns = await copyIntoEarlier(today, earlier)
    const before = await hashesOf(earlier, columns)
    expect(before['listings']).toMatch(/^60 /u)

    expect(await migrate(earlier)).toEqual(files.slice(-steps).map(({ name }) => name))

    expect(await hashesOf(earlier, columns)).toEqual(before)
    const site = await runningSite(earlier)
    const pages = await Promise.all(
      ['/', '/search?q=truck', '/categories/jobs'].map((at) => fetch(`http://127.0.0.1:${site.port}${at}`)),
    )
    await site.stop()
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  },
)
