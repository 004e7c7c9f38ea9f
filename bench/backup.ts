import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { encrypt, generateKeys, identitiesIn } from '#app/platform/backup/encryption.server.ts'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { writeWhole } from '#app/platform/backup/places/folder-place.server.ts'
import { restoreArchive } from '#app/platform/backup/restore/restore-archive.server.ts'
import { writeArchive } from '#app/platform/backup/write-archive.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { comparePictures, compareTables } from './backup/compare.ts'
import { canSignIn, deliverEvent, notedEvent, PROVIDER } from './backup/members-and-events.ts'
import { openSource } from './backup/source.ts'
import { steadyVisitors } from './backup/visitors.ts'
import { atLeast, atMost, none, note, printRows, type Row } from './load/judge.ts'
import { type Served, serveSite } from './servers.ts'

// `npm run bench:backup`, after `npm run build`: a site is backed up while visitors send requests and forms at a steady
// rate, and restored into a new embedded server; then everything is compared. `--from` and `--to` name empty databases
// of other servers instead. Exit code 1 says that a goal was missed. The drill of the plan:
//   npm run bench:backup -- --listings 20000 --users 2000 --images 1000

const BACKUP_SECONDS = 60
const RESTORE_SECONDS = 120
/** Visitors come for at least this long before, and after the backup. */
const AROUND_MS = 5000

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    users: { type: 'string', default: '0' },
    /** How many pictures are there and in the archive; 0: none in the archive. */
    images: { type: 'string', default: '0' },
    /** Requests a second; 0: no one visits. */
    visitors: { type: 'string', default: '20' },
    encrypted: { type: 'boolean', default: false },
    from: { type: 'string' },
    to: { type: 'string' },
  },
})
const images = Number(values.images)
const perSecond = Number(values.visitors)

async function timed<T>(work: () => Promise<T>): Promise<{ readonly seconds: number; readonly result: T }> {
  const from = performance.now()
  const result = await work()
  return { seconds: (performance.now() - from) / 1000, result }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const folder = await mkdtemp(path.join(tmpdir(), 'bench-backup-'))
const file = path.join(folder, 'site.tar')
const keys = await generateKeys()
const recipient = values.encrypted ? keys.recipient : null
const picturesIn = (dataDir: string) =>
  images > 0 ? openSitePictures({ dataDir, pictureBucket: null }) : null
const source = await openSource({
  listings: Number(values.listings),
  users: Number(values.users),
  images,
  from: values.from,
})

function archive() {
  const { connectionString, dataDir } = source
  const plain = writeArchive({ connectionString, pictures: picturesIn(dataDir), now: new Date() })
  return writeWhole(file, recipient ? encrypt(plain, [recipient]) : plain)
}

const siteOn = (connectionString: string, dataDir: string): Promise<Served> =>
  serveSite({
    ...PROVIDER,
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  })

/** Backs up while visitors come. */
async function backUp(eventId: string) {
  const site = await siteOn(source.connectionString, source.dataDir)
  const isTold = (await deliverEvent(site.url, eventId)) < 300
  const visitors = steadyVisitors(site.url, perSecond, `bench ${eventId}`)
  const around = perSecond > 0 ? AROUND_MS : 0
  await pause(around)
  const from = performance.now()
  const { seconds, result: bytes } = await timed(archive)
  const to = performance.now()
  await pause(around)
  await visitors.stop()
  await site.stop()
  return { visitors, seconds, bytes, from, to, isTold }
}

/** Returns what members and the payment provider find on the restored site. */
async function judgeUse(to: string, eventId: string): Promise<readonly Row[]> {
  const db = openDatabase(to, { connections: 1 })
  const known = await notedEvent(db, eventId)
  const expected = await notedEvent(source.db, eventId)
  const site = await siteOn(to, folder)
  const isSignedIn = await canSignIn(site.url)
  const status = await deliverEvent(site.url, eventId)
  const isKept = known === expected && known !== '[]' && status < 300
  const again = await notedEvent(db, eventId)
  await site.stop()
  await db.destroy()
  return [
    none('members who cannot sign in', isSignedIn ? 0 : 1),
    none('events of the payment provider forgotten', isKept ? 0 : 1),
    none('events done twice when sent again', again === known ? 0 : 1),
  ]
}

async function judgeForms(to: string, taken: readonly string[]): Promise<Row> {
  const db = openDatabase(to, { connections: 1 })
  const rows = await db.selectFrom('contactMessages').select('subject').execute()
  await db.destroy()
  const stored = new Set(rows.map(({ subject }) => subject))
  return none('forms taken before the backup and lost', taken.filter((one) => !stored.has(one)).length)
}

const eventId = `evt_${randomBytes(12).toString('hex')}`
const { visitors, seconds, bytes, from, to: until, isTold } = await backUp(eventId)
const embedded = values.to === undefined ? await startEmbedded({ dir: path.join(folder, 'postgres') }) : null
const to = values.to ?? embedded?.connectionString ?? ''
const restored = await timed(() =>
  restoreArchive({
    open: () => createReadStream(file),
    keys: identitiesIn(keys.identity),
    acceptsUnsigned: true,
    connectionString: to,
    pictures: picturesIn(folder),
    replace: false,
    keepSessions: true,
  }),
)
const memory = process.resourceUsage().maxRSS / 1000
const { tables, differences } = await compareTables(source.connectionString, to)
const pictures = images > 0 ? await comparePictures(source.dataDir, folder) : { files: 0, differing: 0 }
const { manifest } = restored.result
const rows = Object.values(manifest.rows).reduce((sum, table) => sum + table.rows, 0)
// What visitors sent after the snapshot is in no archive.
const formsSince = visitors.forms() - visitors.takenBy(from).length

const judged: readonly Row[] = [
  atMost('backup', seconds, BACKUP_SECONDS, 's'),
  atMost('restore', restored.seconds, RESTORE_SECONDS, 's'),
  note('rows', String(rows)),
  note('archive', `${(bytes / 1e6).toFixed(0)} MB`),
  note('most memory of the commands', `${memory.toFixed(0)} MB`),
  note('requests of visitors', String(visitors.sent())),
  note('of them during the backup', String(visitors.between(from, until))),
  ...(perSecond > 0 ? [atLeast('forms taken', visitors.takenBy(Infinity).length, 1)] : []),
  none('requests that failed', visitors.failed()),
  note('the slowest request', `${visitors.longestMs().toFixed(0)} ms`),
  note('tables compared', String(tables)),
  none(
    'rows restored that the site does not have',
    differences.reduce((sum, { added }) => sum + added, 0),
  ),
  ...differences.map(({ table, lost }) => atMost(`rows of ${table} since the snapshot`, lost, formsSince)),
  await judgeForms(to, visitors.takenBy(from)),
  note('files of pictures compared', String(pictures.files)),
  none('files of pictures that differ', pictures.differing),
  none('events of the payment provider refused', isTold ? 0 : 1),
  ...(await judgeUse(to, eventId)),
]
printRows('backup', [...judged, note('load of the machine', loadavg()[0]?.toFixed(1) ?? '')])
await embedded?.stop()
await source.stop()
await rm(folder, { recursive: true, force: true })
process.exit(judged.every(({ isMet }) => isMet) ? 0 : 1)
