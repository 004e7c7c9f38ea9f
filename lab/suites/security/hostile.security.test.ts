import { expect, test } from 'vitest'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import type { Memory } from '../../../tests/helpers/live-memory.ts'
import { actorOfRequest } from '../../../tests/helpers/request-actor.ts'
import { siteWith } from '../../../tests/helpers/site.ts'
import { corpus } from '../../../tests/security/corpus/corpus.ts'
import { drawPairs } from '../../../tests/security/hostile/draw.ts'
import { targetsWith } from '../../../tests/security/hostile/targets.ts'
import { recordParams } from '../../../tests/security/inventory/record-params.ts'
import { createPeople, type People } from '../../../tests/security/site/people.ts'
import { changedTables, untouchedBy } from '../../../tests/security/site/untouched.ts'
import { percentile, runCampaign, sendAlone } from './hostile/campaign.ts'
import { attackedSite } from './site/attacked-site.ts'
import { httpClient } from './site/http-client.ts'

// Every hostile text in every field, over HTTP, on the processes of the built site.

const REQUESTS = Number(process.env['SECURITY_REQUESTS'] ?? 140_000)
const SEED = Number(process.env['SECURITY_SEED'] ?? 1)
/** After so many minutes it ends with what was tried by then. */
const MINUTES = Number(process.env['SECURITY_MINUTES'] ?? 60)
const CONNECTIONS = 12
const MAX_MS = 2000
const MAX_GROWTH_MB = 50

const { db, connectionString } = useDatabase()

const isNamed = (id: string | undefined) => id !== undefined && id !== ''

/** The ids of all senders, without what is the bystander's. */
function idsOf({ users, admins, bystander }: People): readonly string[] {
  const theirs = new Set(Object.values(bystander.ids))
  return [...users, ...admins]
    .flatMap(({ ids }) => Object.values(ids))
    .filter((id) => isNamed(id) && !theirs.has(id))
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

test('[SEC-11] every hostile text in every field is answered, tells nothing, and changes nothing of others', async () => {
  const now = new Date()
  const people = await createPeople(db, now, { users: 120, admins: 16 })
  const inProcess = await siteWith(db, { now, actorOf: actorOfRequest(db) })
  const targets = targetsWith(await recordParams(inProcess.get, people))
  const ids = idsOf(people)
  const before = await untouchedBy(db, ids)
  const site = await attackedSite(db, connectionString)
  const client = httpClient(site.port, CONNECTIONS)
  const pid = site.pid()
  const memory: Memory[] = []
  const began = performance.now()

  const report = await runCampaign({
    pairs: drawPairs(targets, corpus(), { count: REQUESTS, seed: SEED }),
    people,
    send: client.send,
    connections: CONNECTIONS,
    until: began + MINUTES * 60_000,
    onProgress: async () => void memory.push(await site.memory()),
  })
  const seconds = (performance.now() - began) / 1000
  const alone = await sendAlone(report.slowest, client.send).finally(client.close)
  const live = memory.map((one) => megabytes(one.live))
  // Within the first quarter, code is compiled and caches fill.
  const growth = (live.at(-1) ?? 0) - (live[Math.floor(live.length / 4)] ?? 0)
  const figures = {
    targets: targets.length,
    texts: corpus().length,
    requests: report.requests,
    seconds: Math.round(seconds),
    perSecond: Math.round(report.requests / seconds),
    p50: percentile(report.times, 0.5),
    p99: percentile(report.times, 0.99),
    max: percentile(report.times, 1),
    live,
    resident: memory.map(({ resident }) => megabytes(resident)),
    growth,
    statuses: report.statuses,
    slowest: report.slowest.slice(0, 20).map(({ ms, name }) => ({ ms, name })),
    alone,
    faults: report.faults.slice(0, 200),
  }
  keepFigures('hostile', figures)
  const changed = changedTables(before, await untouchedBy(db, ids))
  const samePid = site.pid()
  await site.stop()

  expect(report.faults.slice(0, 20)).toEqual([])
  expect(changed).toEqual([])
  expect(samePid).toBe(pid)
  // With twelve requests at once each waits for the others: what a text costs is measured alone.
  expect(alone.filter(({ ms }) => ms >= MAX_MS)).toEqual([])
  expect(growth).toBeLessThan(MAX_GROWTH_MB)
})
