import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@haulpost/demo/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TICKER_CAP } from '../../../app/features/ticker/rules.ts'
import { type Db, openDatabase } from '../../../app/platform/db/database.server.ts'
import { RATE_LIMITS } from '../../../app/platform/limits/limits.ts'
import { openLog } from '../../../app/platform/log.server.ts'
import { openPayments } from '../../../app/platform/payments/payments.server.ts'
import { whyNotBuilt } from '../../../tests/helpers/built-site.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { rememberedFailures } from './failures.ts'
import { whatIsWrong } from './reckoning.ts'
import { type Shown, tryCaches, tryRevealLimit, tryTickerCap } from './shared-limits.ts'
import { type Acknowledged, browsers, keeper, payer, reader, writer } from './visitors.ts'

// NODES_MINUTES (30) and NODES_SEED (1) choose how long, and who is killed when.

const MINUTES = Number(process.env['NODES_MINUTES'] ?? 30)
const SEED = Number(process.env['NODES_SEED'] ?? 1)

/** Between two nodes that are killed, in milliseconds. */
const PAUSE_MS = { min: 5000, max: 15_000 }
/** How long mails and events that are under way may take at the end, in milliseconds. */
const SETTLE_MS = 15_000

let cluster: Cluster
let db: Db
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const reason = whyNotBuilt()
  if (reason) throw new Error(reason)
  cluster = await startCluster()
  stops.push(cluster.stop)
  db = openDatabase(cluster.databases.direct, { connections: 30 })
  stops.push(() => db.destroy())
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** Kills a node every few seconds, chosen by the seed. */
async function killNodes(over: AbortSignal, killed: string[]): Promise<void> {
  const random = createRandom(SEED)
  const rest = () => sleep(random.integer(PAUSE_MS.min, PAUSE_MS.max), true, { signal: over })
  while (await rest().catch(() => false)) {
    const node = random.pick(cluster.nodes)
    killed.push(node.name)
    node.kill()
  }
}

type Measured = { readonly shown: Shown[]; readonly revealed: number[]; readonly featured: number[] }

/** Tries what holds for all nodes together, again and again. */
async function measure(over: AbortSignal, { shown, revealed, featured }: Measured): Promise<void> {
  const work = { browse: browsers(cluster.publicUrl), db }
  for (let n = 0; !over.aborted; n += 1) {
    try {
      shown.push(...(await tryCaches(work, cluster.webPorts)))
      if (n % 10 === 5) revealed.push(await tryRevealLimit(work))
      if (n % 10 === 9) featured.push(await tryTickerCap(work))
      rememberedFailures.done('measurement')
    } catch (error) {
      // The test has no connection of its own to spare on a busy machine: it measures again.
      rememberedFailures.note('measurement', error)
    }
    await sleep(1000)
  }
}

/** Returns the median, the 99th percentile and the longest of some times. */
function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

test(`[NODE-07] ${MINUTES} minutes on several nodes that are killed at random: nothing is lost, nothing is doubled`, async () => {
  const payments = await openPayments(
    { stripe: null, dataDir: cluster.dataDir, publicUrl: cluster.publicUrl },
    { now: () => new Date(), log: openLog('silent') },
  )
  const pay = (secret: string) =>
    payments.stripe.paymentIntents.confirm(secret.split('_secret')[0] ?? '', {
      payment_method: 'pm_card_visa',
      return_url: cluster.publicUrl,
    })
  const stop = new AbortController()
  const over = stop.signal
  const work = { browse: browsers(cluster.publicUrl), db, over }
  const said: Acknowledged = { favorites: [], messages: [], payments: [] }
  const killed: string[] = []
  const measured: Measured = { shown: [], revealed: [], featured: [] }

  const running = [
    reader(work),
    reader(work),
    keeper(work, said),
    writer(work, said),
    payer(work, said, pay),
    killNodes(over, killed),
    measure(over, measured),
  ]
  await sleep(MINUTES * 60_000)
  stop.abort()
  await Promise.all(running)
  await sleep(SETTLE_MS)

  const figures = {
    killed: killed.length,
    load: rememberedFailures.report(),
    acknowledged: Object.fromEntries(Object.entries(said).map(([kind, list]) => [kind, list.length])),
    mails: cluster.mail.received.length,
    caches: {
      tries: measured.shown.length,
      staleMs: spreadOf(measured.shown.map(({ staleMs }) => staleMs)),
      shownMs: spreadOf(measured.shown.flatMap(({ shownMs }) => shownMs ?? [])),
    },
    revealed: measured.revealed,
    featured: measured.featured,
  }
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
  const wrong = await whatIsWrong({
    db,
    said,
    stripe: payments.stripe,
    mails: cluster.mail.received,
    kills: killed.length,
  })
  await payments.close()

  expect(wrong).toEqual([])
  expect(Math.max(0, ...measured.revealed)).toBeLessThanOrEqual(RATE_LIMITS.reveal.max)
  expect(Math.max(0, ...measured.featured)).toBeLessThanOrEqual(TICKER_CAP)
  expect(figures.caches.staleMs.max).toBeLessThan(1000)
})
