import { mkdirSync, writeFileSync } from 'node:fs'
import * as launcher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { benchDatabase } from './data.ts'
import { serveSite } from './servers.ts'

// `npm run lighthouse`: Lighthouse scores on a simulated phone for the home page, a category and a listing, in per
// cent. The reports are in test-results/. The performance score varies with the machine: it is the median of several
// runs.

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const isRoot = process.getuid?.() === 0
const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const data = await benchDatabase(2000)
const site = await serveSite({
  DATABASE_URL: data.connectionString,
  DATA_DIR: data.dataDir,
  LOG_LEVEL: 'silent',
})
const { listingId } = await data.db
  .selectFrom('listings')
  .select('listingId')
  .where('listed', '=', true)
  .where((eb) => eb(eb.fn('jsonb_array_length', ['images']), '>', 1))
  .limit(1)
  .executeTakeFirstOrThrow()
const chrome = await launcher.launch({
  chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
})
mkdirSync('test-results', { recursive: true })

const PAGES = {
  home: '/',
  category: '/categories/cdl-a-company-drivers',
  listing: `/listings/${listingId}`,
} as const

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const [name, path] of Object.entries(PAGES)) {
  const marks: Record<string, number[]> = {}
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(site.url + path, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error('Lighthouse gave no result')
    for (const category of CATEGORIES) {
      const mark = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
      marks[category] = [...(marks[category] ?? []), mark]
    }
    writeFileSync(`test-results/lighthouse-${name}.json`, JSON.stringify(result.lhr, null, 1))
  }
  const scores = CATEGORIES.map((category) => `${category} ${median(marks[category] ?? [])}`).join(', ')
  process.stdout.write(`${name.padEnd(9)} ${scores}\n`)
}
chrome.kill()
await site.stop()
await data.stop()
