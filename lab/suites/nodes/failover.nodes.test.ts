import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../app/platform/db/client.server.ts'
import { openDatabase } from '../../../app/platform/db/database.server.ts'
import { migrate } from '../../../app/platform/db/migrate.server.ts'
import { whyNotBuilt } from '../../../tests/helpers/built-site.ts'
import { freePort } from '../../../tests/helpers/free-port.ts'
import {
  isOpen,
  type Program,
  serverFolder,
  startProgram,
  waitUntil,
} from '../../../tests/helpers/programs.ts'
import { startHaproxy } from './haproxy.ts'
import { outages } from './outages.ts'
import { isRole, killMember, type Member, startEtcd, startMember, switchOver } from './patroni.ts'
import { siteProgram } from './site-nodes.ts'
import { aFreshListing, aUser, browsers } from './visitors.ts'

// Three members under Patroni, HAProxy in front, and the site under load: the primary is replaced in order, and then
// killed. lab/drills/ha-drill installs what this needs and runs it.

const MAX_OUTAGE_MS = 15_000
const CALM_MS = 10_000

const { folder, remove } = serverFolder('failover')
const programs = new Map<string, Program>()
let members: readonly Member[] = []
let [etcd, proxy, web] = [0, 0, 0]

const primary = async (): Promise<Member> => {
  for (const member of members) if (await isRole(member, 'primary')) return member
  throw new Error('There is no primary')
}
const isWhole = async () => {
  const replicas = await Promise.all(members.map((member) => isRole(member, 'replica')))
  return replicas.filter(Boolean).length === members.length - 1
}

async function startDatabase(): Promise<void> {
  const ports = await Promise.all(Array.from({ length: 3 + 2 * 3 }, freePort))
  const [peers = 0] = ports.splice(0, 1)
  const [etcdPort = 0, proxyPort = 0, ...rest] = ports
  etcd = etcdPort
  proxy = proxyPort
  members = [0, 1, 2].map((n) => ({
    name: `member${n + 1}`,
    port: rest[2 * n] ?? 0,
    api: rest[2 * n + 1] ?? 0,
  }))
  programs.set('etcd', await startEtcd(folder, etcd, peers))
  for (const member of members) programs.set(member.name, startMember(folder, member, etcd))
  await waitUntil('the cluster', isWhole, 120)
  programs.set('haproxy', await startHaproxy(folder, proxy, members))
}

const addressOf = (port: number, name = 'haulpost') => `postgres://haulpost@127.0.0.1:${port}/${name}`

async function startSite(): Promise<void> {
  const create = () =>
    withClient(addressOf(proxy, 'postgres'), (client) => client.query('create database haulpost'))
  await waitUntil('the way to the primary', () =>
    create().then(
      () => true,
      () => false,
    ),
  )
  await migrate(addressOf(proxy))
  web = await freePort()
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const env = {
    NODE_ENV: 'test',
    PORT: String(web),
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(proxy),
    DATABASE_REPLICA_URL: members.map(({ port }) => addressOf(port)).join(','),
    PAGE_CACHE_SECONDS: '0',
    LOG_LEVEL: 'warn',
  }
  programs.set('web', startProgram(siteProgram('main', env, path.join(folder, 'web.log'))))
  await waitUntil('the site', () => isOpen(web))
}

beforeAll(async () => {
  const reason = whyNotBuilt()
  if (reason) throw new Error(reason)
  await startDatabase()
  await startSite()
})
afterAll(async () => {
  for (const name of [...programs.keys()].toReversed()) await programs.get(name)?.stop()
  remove()
})

test('[NODE-08] the primary is replaced, and then killed, under load: no acknowledged write is lost, and requests fail for at most 15 s', async () => {
  const db = openDatabase(addressOf(proxy))
  const browse = browsers(`http://localhost:${web}`)
  const { token } = await aUser(db)
  const listings = await Promise.all(Array.from({ length: 200 }, () => aFreshListing(db)))
  const [kept, stored]: [Set<string>, string[]] = [new Set(), []]
  const over = new AbortController()
  const lanes = {
    pages: outages(over.signal, async (n) => {
      const { status } = await browse(n % 2 === 0 ? '/' : '/categories/trucks-trailers-marketplace')
      if (status !== 200) throw new Error(String(status))
    }),
    forms: outages(over.signal, async (n) => {
      const listingId = listings[n % listings.length]?.id ?? ''
      const keep = Math.floor(n / listings.length) % 2 === 0
      kept.delete(listingId)
      const { status } = await browse('/api/favorites', { token, body: { listingId, keep } })
      if (status !== 200) throw new Error(String(status))
      if (keep) kept.add(listingId)
      await sleep(1000)
    }),
    writes: outages(over.signal, async () => {
      const subject = randomUUID()
      const message = {
        name: 'Ann',
        email: 'ann@example.com',
        subject,
        message: 'A message of a drill.',
        language: 'en',
      } as const
      await db.insertInto('contactMessages').values(message).execute()
      stored.push(subject)
      await sleep(10)
    }),
  }

  await sleep(CALM_MS)
  const before = await primary()
  switchOver(folder, before)
  await waitUntil('the cluster after the switch-over', isWhole)
  await sleep(CALM_MS)
  const switched = Object.values(lanes).map((lane) => lane.longest())

  const killed = await primary()
  expect(killed.name).not.toBe(before.name)
  const patroni = programs.get(killed.name)
  if (patroni) killMember(folder, killed, patroni)
  await waitUntil('a new primary', () =>
    primary().then(
      ({ name }) => name !== killed.name,
      () => false,
    ),
  )
  await sleep(CALM_MS)
  programs.set(killed.name, startMember(folder, killed, etcd))
  await waitUntil('the member that was killed', isWhole, 120)
  over.abort()
  await Promise.all(Object.values(lanes).map((lane) => lane.ended))

  const figures = Object.entries(lanes).map(([name, lane], n) => ({
    name,
    ...lane.counts(),
    switchOverMs: switched[n],
    longestMs: lane.longest(),
  }))
  process.stdout.write(`${JSON.stringify({ figures, stored: stored.length, kept: kept.size }, null, 1)}\n`)

  const rows = await db.selectFrom('contactMessages').select('subject').execute()
  const there = new Set(rows.map(({ subject }) => subject))
  expect(stored.filter((subject) => !there.has(subject))).toEqual([])
  const favorites = await db.selectFrom('favorites').select('listingId').execute()
  const ids = new Set(favorites.map(({ listingId }) => listingId))
  expect([...kept].filter((id) => !ids.has(id))).toEqual([])
  for (const { longestMs } of figures) expect(longestMs).toBeLessThan(MAX_OUTAGE_MS)
  await db.destroy()
})
