import { mkdirSync, writeFileSync } from 'node:fs'
import * as launcher from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../../scripts/browser.mjs'
import { median, servePhonePages } from './phone-pages.ts'

// `npm run lighthouse`: Lighthouse scores on a simulated phone, in per cent, medians of several runs. The index says how
// fast the machine was: below 1,200, blocking times say more of it than of the page. The reports are in test-results/.

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  FCP: 'first-contentful-paint',
} as const

const isRoot = process.getuid?.() === 0
const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const site = await servePhonePages()
const browser = process.env['CHROMIUM'] ?? findBrowser()
const chrome = await launcher.launch({
  ...(browser !== undefined && { chromePath: browser }),
  chromeFlags: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
})
mkdirSync('test-results', { recursive: true })

async function runOf(name: string, path: string, headers: Record<string, string>): Promise<Result> {
  const result = await lighthouse(site.url + path, {
    port: chrome.port,
    output: 'json',
    onlyCategories: [...CATEGORIES],
    extraHeaders: headers,
  })
  if (!result) throw new Error('Lighthouse gave no result')
  writeFileSync(`test-results/lighthouse-${name.replace(' ', '-')}.json`, JSON.stringify(result.lhr, null, 1))
  return result.lhr
}

const scoreOf = (runs: readonly Result[], category: string) =>
  median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
const timeOf = (runs: readonly Result[], audit: string) =>
  Math.round(median(runs.map(({ audits }) => audits[audit]?.numericValue ?? 0)))

for (const [name, { path, isSignedIn }] of Object.entries(site.pages)) {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await runOf(name, path, isSignedIn ? { Cookie: site.cookie } : {}))
  const index = Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex)))
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(runs, category)}`)
  const times = Object.entries(TIMES).map(([short, audit]) => `${short} ${timeOf(runs, audit)} ms`)
  process.stdout.write(`${name.padEnd(9)} index ${index}, ${[...scores, ...times].join(', ')}\n`)
}
chrome.kill()
await site.stop()
