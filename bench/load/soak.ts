import { loadavg } from 'node:os'
import { benchDatabase } from '../data.ts'
import { drive, type Outcome } from './drive.ts'
import { atMost, none, note, printRows, quantile, type Row } from './judge.ts'
import { mixedLoad } from './mixed-load.ts'
import { type Sample, takeSamples } from './samples.ts'
import { startSite } from './site.ts'
import { type Point, slopeOf } from './slope.ts'

// `npm run test:soak`, after `npm run build`: mixed visitors at 40 % of what the site can serve, or SOAK_RATE a second on
// a machine that does other things, for SOAK_MINUTES; says whether memory, open files and connections stay as they are.

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60)
/** Caches fill before this minute, and what comes later counts. */
const STEADY_AFTER = Math.min(10, MINUTES / 3)
const SHARE = 0.4
const RATE = Number(process.env['SOAK_RATE'] ?? 0)
const PEAK_SECONDS = 15
const EVERY_MS = 5000

const isSteady = ({ minute }: Sample) => minute > STEADY_AFTER

/** Returns what was used when everything had settled, and at the end. */
function firstAndLast(samples: readonly Sample[]): readonly Row[] {
  const steady = samples.filter(isSteady)
  const both = (what: string, value: (sample: Sample) => number) =>
    note(what, [steady[0], steady.at(-1)].map((one) => (one ? value(one).toFixed(0) : '')).join(' → '))
  return [
    both('web process, memory in MB', ({ webMb }) => webMb),
    both('worker, memory in MB', ({ workerMb }) => workerMb),
    both('web process, open files', ({ files }) => files),
    both('connections to the database, first and last', ({ connections }) => connections),
  ]
}

function judge(samples: readonly Sample[], run: Outcome): readonly Row[] {
  const steady = samples.filter(isSteady)
  const growth = (value: (sample: Sample) => number) => {
    const points: readonly Point[] = steady.map((sample) => ({ minute: sample.minute, value: value(sample) }))
    return slopeOf(points)
  }
  // On a busy machine a scrape may come without the values of the web process.
  const most = (value: (sample: Sample) => number) =>
    Math.max(...steady.map(value).filter((one) => Number.isFinite(one)))
  return [
    note('requests', `${(run.served.length / run.seconds).toFixed(0)} /s`),
    note('samples', `${steady.length}`),
    atMost(
      'web process, growth of memory',
      growth(({ webMb }) => webMb),
      1,
      'MB/min',
    ),
    note('web process, most memory', `${most(({ webMb }) => webMb).toFixed(0)} MB`),
    atMost(
      'worker, growth of memory',
      growth(({ workerMb }) => workerMb),
      1,
      'MB/min',
    ),
    note('worker, most memory', `${most(({ workerMb }) => workerMb).toFixed(0)} MB`),
    // Connections come and go: one a minute would be a leak.
    atMost(
      'web process, growth of open files',
      growth(({ files }) => files),
      1,
      '/min',
    ),
    note('web process, most open files', String(most(({ files }) => files))),
    atMost(
      'connections to the database',
      most(({ connections }) => connections),
      10,
    ),
    atMost(
      'event loop lag, p99 of the median sample',
      quantile(
        steady.map(({ lagMs }) => lagMs),
        0.5,
      ),
      200,
      'ms',
    ),
    note('event loop lag, p99 of the worst sample', `${most(({ lagMs }) => lagMs).toFixed(0)} ms`),
    note('response time, p95', `${quantile(run.served, 0.95).toFixed(0)} ms`),
    none('5xx, 429 and lost', run.failed + run.refused.length + run.lost),
    note('responses by status, and lost', `${JSON.stringify(run.statuses)}, ${run.lost}`),
  ]
}

const data = await benchDatabase(20_000)
const { connectionString: DATABASE_URL, dataDir: DATA_DIR } = data
const site = await startSite({ DATABASE_URL, DATA_DIR, DEMO_DATA: 'off' })
const next = await mixedLoad(data.db, site.url)
const load = { url: site.url, connections: 32, next }

async function shareOfPeak(): Promise<number> {
  await drive({ ...load, seconds: PEAK_SECONDS / 3 })
  const peak = await drive({ ...load, seconds: PEAK_SECONDS })
  return Math.max(1, Math.round((peak.served.length / peak.seconds) * SHARE))
}

const perSecond = RATE || (await shareOfPeak())
process.stdout.write(`${perSecond} requests a second for ${MINUTES} minutes…\n`)
const over = new AbortController()
const sampling = takeSamples(site, EVERY_MS, over.signal)
const run = await drive({ ...load, seconds: MINUTES * 60, perSecond })
over.abort()
const samples = await sampling
const rows = [
  ...judge(samples, run),
  ...firstAndLast(samples),
  none('processes that ended', site.countEnded()),
]
printRows('soak', [...rows, note('load of the machine', loadavg()[0]?.toFixed(1) ?? '')])
await site.stop()
await data.stop()
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)
