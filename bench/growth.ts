import { parseArgs } from 'node:util'
import { benchDatabase } from './data.ts'
import { benchPages } from './pages.ts'
import { serveSite } from './servers.ts'

// `npm run bench:growth`: how long public pages take without the page cache, one request at a time, with few listings and
// with many: p95 in milliseconds, and the ratio.

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '200' },
  },
})
const requests = Number(values.requests)

type Times = Readonly<Record<string, number>>

async function timesOf(url: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i < requests; i += 1) {
    const from = performance.now()
    const response = await fetch(url + (paths[i % paths.length] ?? '/'))
    await response.arrayBuffer()
    times.push(performance.now() - from)
  }
  return times
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

async function measure(listings: number): Promise<Times> {
  const { connectionString, dataDir, db, stop } = await benchDatabase(listings)
  const pages = Object.entries(await benchPages(db))
  const site = await serveSite({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    PAGE_CACHE_SECONDS: '0',
  })
  const times: Record<string, number> = {}
  for (const [name, paths] of pages) {
    // What V8 compiles, and what PostgreSQL reads, is there the second time.
    await timesOf(site.url, paths)
    times[name] = p95(await timesOf(site.url, paths))
  }
  await site.stop()
  await stop()
  return times
}

const [few, many] = [await measure(Number(values.few)), await measure(Number(values.many))]
process.stdout.write(`p95 ms ${values.few.padStart(22)} ${values.many.padStart(9)}  ratio\n`)
for (const [name, ms] of Object.entries(many)) {
  const before = few[name] ?? 0
  const cells = [
    before.toFixed(1).padStart(9),
    ms.toFixed(1).padStart(9),
    (ms / before).toFixed(2).padStart(6),
  ]
  process.stdout.write(`${name.padEnd(20)} ${cells.join(' ')}\n`)
}
