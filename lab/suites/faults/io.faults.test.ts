import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { pictureUrl } from '../../../app/lib/picture.ts'
import { openSitePictures } from '../../../app/platform/backup/picture-files.server.ts'
import { storePictures } from '../../../db/seeds/pictures.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { countOf, printFigures } from '../../../tests/helpers/figures.ts'
import { isInstalled } from '../../../tests/helpers/programs.ts'
import { ask, message } from './ask.ts'
import { launchSite } from './launched-site.ts'
import { AWAY_MS } from './settings.ts'

// Reads and writes of files and connections fail at random in the web process: with fiu-utils of Debian.

const { db, connectionString } = useDatabase()

/** How often a system call fails. */
const PROBABILITY = 0.01
/** How many pictures are asked for in turn. */
const PICTURES = 20
const PAGES = ['/', '/search?q=truck', '/about', '/icon.svg'] as const

/** libuv aborts when it cannot read its own wake-ups: a Node program of three lines ends so, too. */
const ABORTED = 'SIGABRT'
/** How long a process lives at least on average: less would be a loop of crashes. */
const LIFE_MS = 2500

type Stored = { readonly path: string; readonly bytes: Buffer }

/** Stores the pictures of the demo in the folder of a site, and returns some of them. */
async function somePictures(dataDir: string): Promise<readonly Stored[]> {
  await storePictures(dataDir)
  const found: Stored[] = []
  for await (const { id, width, data } of openSitePictures({ dataDir, pictureBucket: null }).files())
    if (found.push({ path: pictureUrl(id, width), bytes: data }) === PICTURES) break
  return found
}

/** Asks for a picture: 'whole', 'corrupt' when other bytes came as if they were the picture, or why it did not come. */
async function seen(port: number, { path, bytes }: Stored): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `localhost:${port}` },
  }).catch(() => null)
  if (!response) return 'broken'
  const body = await response.arrayBuffer().catch(() => null)
  if (response.status !== 200) return String(response.status)
  if (!body) return 'broken'
  return bytes.equals(Buffer.from(body)) ? 'whole' : 'corrupt'
}

/** Returns how the web process ended each time, as the launcher says. */
const endsIn = (output: string) =>
  [...output.matchAll(/main\.js ended \((?<how>[^)]+)\)/gu)].map(([, how]) => how)

const control = (pid: number, command: string) => spawnSync('fiu-ctrl', ['-c', command, String(pid)])

test.skipIf(!isInstalled('fiu-run'))(
  `[UP-22] one in a hundred reads and writes of the web process fails: it comes back each time, what was taken is there, and no picture is damaged`,
  async () => {
    const site = await launchSite({ databaseUrl: connectionString, under: ['fiu-run', '-x'] })
    onTestFinished(site.stop)
    const pids = new Set<number>()
    const stored = await somePictures(site.folder)
    const pictures: string[] = []
    const statuses: number[] = []
    const taken: string[] = []
    const end = performance.now() + AWAY_MS
    for (let n = 0; performance.now() < end; n += 1) {
      const pid = site.pidOf('main.js')
      if (pid && !pids.has(pid)) {
        control(pid, `enable_random name=posix/io/rw/*,probability=${PROBABILITY}`)
        pids.add(pid)
      }
      const subject = `io ${n}`
      const form = await ask(site.port, '/contact', message(subject))
      if (form.status === 200) taken.push(subject)
      const page = await ask(site.port, PAGES[n % PAGES.length] ?? '/')
      statuses.push(form.status, page.status)
      const picture = stored[n % stored.length]
      if (picture) pictures.push(await seen(site.port, picture))
      await sleep(20)
    }
    control(site.pidOf('main.js'), 'disable name=posix/io/rw/*')
    await site.untilReady()
    const page = await ask(site.port, '/')
    const messages = await db.selectFrom('contactMessages').select('subject').execute()
    const subjects = new Set(messages.map((one) => one.subject))

    printFigures('random I/O errors', {
      probability: PROBABILITY,
      statuses: countOf(statuses),
      taken: taken.length,
      pictures: countOf(pictures),
      deaths: endsIn(site.output()),
    })
    expect(taken.filter((subject) => !subjects.has(subject))).toEqual([])
    expect(pictures.filter((one) => one === 'corrupt')).toEqual([])
    const deaths = endsIn(site.output())
    expect(deaths.filter((how) => how !== ABORTED)).toEqual([])
    expect(deaths.length).toBeLessThanOrEqual(AWAY_MS / LIFE_MS)
    expect(page.status).toBe(200)
  },
)
