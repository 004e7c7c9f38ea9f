import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { isInstalled } from '../../../tests/helpers/programs.ts'
import { createPeople, type People } from '../../../tests/security/site/people.ts'
import { attackedSite } from '../security/site/attacked-site.ts'
import { keepSignedIn } from './keep-signed-in.ts'
import { isNoFault } from './known.ts'
import type { Scanned } from './scan.ts'
import { runSqlmap } from './sqlmap.ts'
import { targetsOf } from './targets.ts'
import { readsBrotli, runWapiti } from './wapiti.ts'

// Two scanners that anyone can point at the site, signed in, on the processes of the built site.

/** For how many minutes each scanner looks. */
const MINUTES = Number(process.env['SCAN_MINUTES'] ?? 15)
/** How many addresses sqlmap works on at once. */
const AT_ONCE = 2
const MEDIUM = 2

const { db, connectionString } = useDatabase()
let people: People
let site: Awaited<ReturnType<typeof attackedSite>>
let scanned: Scanned

beforeAll(async () => {
  for (const program of ['sqlmap', 'wapiti'])
    if (!isInstalled(program)) throw new Error(`${program} is missing: apt-get install sqlmap wapiti`)
  if (!readsBrotli()) throw new Error('wapiti follows no link: apt-get install python3-brotli')
  people = await createPeople(db, new Date(), { users: 2, admins: 1 })
  await keepSignedIn(db)
  site = await attackedSite(db, connectionString)
  const folder = mkdtempSync(path.join(tmpdir(), 'scan-'))
  const cookieOf = (person: People['users'][number] | undefined) => person?.cookie ?? ''
  scanned = {
    url: `http://localhost:${site.port}`,
    folder,
    user: cookieOf(people.users[0]),
    admin: cookieOf(people.admins[0]),
  }
  mkdirSync('test-results', { recursive: true })
})
afterAll(async () => {
  await site.stop()
  rmSync(scanned.folder, { recursive: true, force: true })
})

test('[SEC-11] sqlmap finds no injection in twelve addresses', async () => {
  const targets = targetsOf(people.users[0]?.ids ?? {})
  const pid = site.pid()
  const seconds = (MINUTES * 60 * AT_ONCE) / targets.length
  const waiting = [...targets.entries()]
  const results: Awaited<ReturnType<typeof runSqlmap>>[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runSqlmap(next[1], scanned, { n: next[0], seconds }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  keepFigures('sqlmap', { minutes: MINUTES, results })

  expect(results).toHaveLength(12)
  // An address that returns an error is given up before anything is tried.
  expect(results.filter(({ parameters }) => parameters === 0).map((one) => one.path)).toEqual([])
  expect(results.flatMap(({ path: address, found }) => found.map((one) => `${address}: ${one}`))).toEqual([])
  expect(site.pid()).toBe(pid)
})

test('[SEC-11] wapiti finds nothing of medium level or higher', async () => {
  const pid = site.pid()
  const { found, ...ended } = await runWapiti(scanned, MINUTES * 60)
  keepFigures('wapiti', { minutes: MINUTES, ...ended, found })

  expect(ended.crawled, 'addresses and forms that wapiti came upon').toBeGreaterThan(50)
  const serious = found.filter((one) => one.level >= MEDIUM && !isNoFault(one))
  expect(
    serious.map(({ kind, method, path: address, info }) => `${kind}: ${method} ${address} ${info}`),
  ).toEqual([])
  expect(site.pid()).toBe(pid)
})
