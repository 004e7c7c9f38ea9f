import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { isInstalled } from '../nodes/programs.ts'
import { ask, message } from './ask.ts'
import { countOf, printFigures } from './figures.ts'
import { launchSite } from './launched-site.ts'
import { AWAY_MS } from './settings.ts'

// Reads and writes of files and connections fail at random in the web process: with fiu-utils of Debian.

const { db, connectionString } = useDatabase()

/** How often a system call fails. */
const PROBABILITY = 0.01
const PAGES = ['/', '/search?q=truck', '/about', '/icon.svg'] as const

const control = (pid: number, command: string) => spawnSync('fiu-ctrl', ['-c', command, String(pid)])

test.skipIf(!isInstalled('fiu-run'))(
  `[UP-22] one in a hundred reads and writes of the web process fails: it comes back each time, and what was taken is there`,
  async () => {
    const site = await launchSite({ databaseUrl: connectionString, under: ['fiu-run', '-x'] })
    onTestFinished(site.stop)
    const pids = new Set<number>()
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
      await sleep(20)
    }
    control(site.pidOf('main.js'), 'disable name=posix/io/rw/*')
    await site.untilReady()
    const page = await ask(site.port, '/')
    const stored = await db.selectFrom('contactMessages').select('subject').execute()
    const subjects = new Set(stored.map((one) => one.subject))

    printFigures('random I/O errors', {
      probability: PROBABILITY,
      statuses: countOf(statuses),
      taken: taken.length,
      processes: pids.size,
    })
    expect(taken.filter((subject) => !subjects.has(subject))).toEqual([])
    expect(page.status).toBe(200)
  },
)
