import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { peakRssMb } from '../../processes.ts'
import { atLeast, atMost, none, note, quantile } from '../judge.ts'
import { startProbe } from '../probe.ts'
import { type Scenario, UNCACHED } from '../scenario.ts'
import { type LoadedSite, openFiles } from '../site.ts'

const COUNT = 1000
/** What the site needs for itself and for the visitor. */
const SPARE = 20
const MAX_SECONDS = 40

type Slow = { readonly opening: string; readonly trickle: string; readonly path?: string }

/** Waits until the site has accepted the connections, or no longer accepts more. Returns how many it has. */
async function acceptedBy({ webPid }: LoadedSite, before: number): Promise<number> {
  let most = 0
  for (let tries = 0; tries < 100 && most < COUNT; tries += 1) {
    await sleep(100)
    most = Math.max(most, openFiles(webPid) - before)
  }
  return most
}

/** Returns how many seconds pass until the site has closed the slow connections. */
async function secondsUntilClosed({ webPid }: LoadedSite, before: number): Promise<number> {
  const from = performance.now()
  for (let seconds = 0; seconds < MAX_SECONDS; ) {
    await sleep(200)
    seconds = (performance.now() - from) / 1000
    if (openFiles(webPid) <= before + SPARE) return seconds
  }
  return Number.POSITIVE_INFINITY
}

/** A thousand connections that are as slow as they can be, while a visitor opens the home page. */
const slowClients =
  ({ opening, trickle, path = '/' }: Slow): Scenario =>
  async ({ start }) => {
    const site = await start(UNCACHED)
    const before = openFiles(site.webPid)
    const endProbe = await startProbe({ url: `${site.url}/`, everyMs: 200 })
    const workerData = { port: Number(new URL(site.url).port), count: COUNT, opening, trickle, path }
    const thread = new Worker(new URL('../slow-thread.ts', import.meta.url), { workerData })
    await once(thread, 'message')
    const opened = await acceptedBy(site, before)
    const seconds = await secondsUntilClosed(site, before)
    const home = await endProbe()
    await thread.terminate()
    return [
      atLeast('slow connections open at once', opened, COUNT * 0.9),
      // Headers and bodies have 10 and 15 seconds, and connections are looked through now and then.
      atMost('closed by the site after', seconds, 16, 's'),
      none('home page meanwhile, failed', home.failures.length),
      atMost('home page meanwhile, p95', quantile(home.ms, 0.95), 1500, 'ms'),
      note('home page meanwhile, slowest', `${Math.max(...home.ms).toFixed(0)} ms`),
      note('memory of the web process, peak RSS', `${peakRssMb(site.webPid).toFixed(0)} MB`),
      none('processes that ended', site.countEnded()),
    ]
  }

export const slowHeaders = slowClients({
  opening: 'GET PATH HTTP/1.1\r\nHost: HOST\r\n',
  trickle: 'X-A: b\r\n',
})

export const slowBodies = slowClients({
  opening:
    'POST PATH HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 8192\r\n\r\n',
  trickle: ' ',
  path: '/api/favorites',
})

function largestFile(): string {
  const folder = 'build/client/assets'
  const size = (name: string) => statSync(`${folder}/${name}`).size
  const [largest = ''] = readdirSync(folder).toSorted((a, b) => size(b) - size(a))
  return `/assets/${largest}`
}

export const slowReaders: Scenario = (world) =>
  slowClients({
    // Several responses in a row, so that they do not fit into the buffers of the system.
    opening: 'GET PATH HTTP/1.1\r\nHost: HOST\r\n\r\n'.repeat(5),
    trickle: '',
    path: largestFile(),
  })(world)
