import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { writeWhole } from '#app/platform/backup/places/folder-place.server.ts'
import { restoreArchive } from '#app/platform/backup/restore/restore-archive.server.ts'
import { writeArchive } from '#app/platform/backup/write-archive.server.ts'
import { contentOf } from '#tests/helpers/content-of.ts'
import { benchDatabase } from './data.ts'

// `npm run bench:backup`: how long a backup takes, and a restore into a new embedded server, in seconds. `--to` names
// an empty database of another server instead. Every table is compared afterwards.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    pictures: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  process.stdout.write(`${what.padEnd(10)} ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
  return result
}

const data = await benchDatabase(Number(values.listings))
const folder = await mkdtemp(path.join(tmpdir(), 'bench-backup-'))
const file = path.join(folder, 'site.tar')
const embedded = values.to === undefined ? await startEmbedded({ dir: path.join(folder, 'postgres') }) : null
const to = values.to ?? embedded?.connectionString ?? ''
const picturesIn = (dataDir: string) =>
  values.pictures ? openSitePictures({ dataDir, pictureBucket: null }) : null

const bytes = await timed('backup', () =>
  writeWhole(
    file,
    writeArchive({
      connectionString: data.connectionString,
      pictures: picturesIn(data.dataDir),
      now: new Date(),
    }),
  ),
)
const { manifest } = await timed('restore', () =>
  restoreArchive({
    open: () => createReadStream(file),
    keys: [],
    connectionString: to,
    pictures: picturesIn(folder),
    replace: false,
    keepSessions: true,
  }),
)
const rows = Object.values(manifest.rows).reduce((sum, table) => sum + table.rows, 0)
const memory = (process.resourceUsage().maxRSS / 1000).toFixed(0)
process.stdout.write(`${rows} rows, ${(bytes / 1e6).toFixed(0)} MB, at most ${memory} MB of memory\n`)
const [before, after] = [await contentOf(data.connectionString), await contentOf(to)]
const differing = Object.keys(before).filter((table) => before[table] !== after[table])
process.stdout.write(
  `compared: ${Object.keys(before).length} tables, differing: ${differing.join(', ') || 'none'}\n`,
)
await embedded?.stop()
await data.stop()
await rm(folder, { recursive: true, force: true })
