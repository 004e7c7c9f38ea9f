import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../app/platform/db/database.server.ts'
import { printFigures, spreadOf } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { ask, message } from './ask.ts'
import { type LaunchedSite, launchSite } from './launched-site.ts'
import { KILLS } from './settings.ts'

// Processes of the site, and the built-in database, are killed while forms are sent.

/** How many visitors send one form after the other, and their pause after a failure in milliseconds. */
const WRITERS = 4
const PAUSE_MS = 20
/** Between two kills, in milliseconds. */
const REST_MS = 1500

/** Sends forms until `over`, and returns the subjects of those that the site took. */
async function writeUntil(over: AbortSignal, port: number, name: string) {
  const taken: string[] = []
  let failed = 0
  for (let n = 0; !over.aborted; n += 1) {
    const subject = `${name} ${n}`
    const { status } = await ask(port, '/contact', message(subject))
    if (status === 200) taken.push(subject)
    else {
      failed += 1
      await sleep(PAUSE_MS)
    }
  }
  return { taken, failed }
}

/** Returns what the tables say: every message has its email, and no email is without a message. */
async function storedIn(connectionString: string) {
  const db = openDatabase(connectionString, { connections: 1 })
  const messages = await db.selectFrom('contactMessages').select(['subject', 'mailId']).execute()
  const mails = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where('template', '=', 'contact.message')
    .execute()
  await db.destroy()
  const ids = new Set(mails.map(({ id }) => id))
  const halves = messages.filter(({ mailId }) => mailId !== null && !ids.has(mailId)).length
  const mailed = messages.filter(({ mailId }) => mailId !== null).length
  return { subjects: messages.map(({ subject }) => subject), halves: halves + mails.length - mailed }
}

/** Where the built-in database of a site listens. */
function addressOf({ folder }: LaunchedSite): string {
  const lines = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return `postgres://app@localhost/app?host=${lines[4]}`
}

const postmasterOf = ({ folder }: LaunchedSite) =>
  Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Waits until a form is taken, and returns how long that took. */
async function untilWritten(site: LaunchedSite, subject: string): Promise<number> {
  const start = performance.now()
  const isTaken = async () => (await ask(site.port, '/contact', message(subject))).status === 200
  await waitUntil('a form that is taken', isTaken)
  return performance.now() - start
}

/** Each kills a process, and may return from when on it was missed. */
const VICTIMS: readonly (readonly [string, (site: LaunchedSite) => Promise<number | void> | void])[] = [
  ['web process', (site) => site.kill('main.js')],
  [
    'web process without memory',
    async (site) => {
      await waitUntil('a web process', () => site.pidOf('main.js') > 0)
      const pid = site.pidOf('main.js')
      // The kernel gives it no more, whatever it asks for.
      spawnSync('prlimit', ['--pid', String(pid), '--as=1'])
      await waitUntil('its end', () => site.pidOf('main.js') !== pid)
      return performance.now()
    },
  ],
  [
    'worker',
    async (site) => {
      await waitUntil('a worker', () => site.pidOf('worker.js') > 0)
      const [pid, start] = [site.pidOf('worker.js'), performance.now()]
      await site.kill('worker.js')
      await waitUntil('another worker', () => ![0, pid].includes(site.pidOf('worker.js')))
      return start
    },
  ],
  ['database', (site) => void process.kill(postmasterOf(site), 'SIGKILL')],
  [
    'launcher',
    async (site) => {
      const start = performance.now()
      site.launcher().kill('SIGKILL')
      await waitUntil('its end', () => site.launcher().signalCode !== null)
      await site.startAgain()
      return start
    },
  ],
]

test.each(VICTIMS)(
  `[UP-16] the %s is killed ${KILLS} times while forms are sent: what was taken is there, and nothing is half done`,
  async (name, kill) => {
    const site = await launchSite()
    const over = new AbortController()
    const writers = Array.from({ length: WRITERS }, (_, n) =>
      writeUntil(over.signal, site.port, `${name} ${n}`),
    )
    const back: number[] = []
    for (let n = 0; n < KILLS; n += 1) {
      await sleep(REST_MS)
      const start = (await kill(site)) ?? performance.now()
      back.push(performance.now() - start + (await untilWritten(site, `${name} again ${n}`)))
    }
    over.abort()
    const written = await Promise.all(writers)
    await site.untilReady()
    const { subjects, halves } = await storedIn(addressOf(site))
    await site.stop()

    const taken = written.flatMap((one) => one.taken)
    const stored = new Set(subjects)
    const lost = taken.filter((subject) => !stored.has(subject))
    printFigures(`${name} killed`, {
      kills: KILLS,
      taken: taken.length,
      failed: written.reduce((sum, { failed }) => sum + failed, 0),
      lost: lost.length,
      halves,
      backMs: spreadOf(back),
      eachMs: back.map(Math.round),
    })
    expect(lost).toEqual([])
    expect(halves).toBe(0)
    expect(subjects.length).toBe(stored.size)
  },
)
