import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { findBrowser } from '../../scripts/browser.mjs'
import { median, servePhonePages } from './phone-pages.ts'

// `npm run taps -w lab`: how soon a phone whose CPU is four times slower responds, in milliseconds. The first tap comes 100 ms
// after the first paint, when scripts are at work; the others on a page that has settled. What counts is the next paint, or
// that the browser leaves for the page of a link.

const RUNS = 7
const SLOWDOWN = 4
const AFTER_PAINT_MS = 100
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const responses = z.array(z.number())

/** Notes in `window` how long each tap waited for its response. */
function noteTaps() {
  const taken: number[] = []
  Object.assign(window, { taken })
  const since = (from: number) => taken.push(performance.now() - from)
  let last = 0
  addEventListener('touchstart', ({ timeStamp }) => (last = timeStamp), { capture: true, passive: true })
  addEventListener('click', () => requestAnimationFrame(() => setTimeout(() => since(last))), {
    capture: true,
  })
  addEventListener('pagehide', () => sessionStorage.setItem('left', String(performance.now() - last)))
}

const taken = async (page: Page) => {
  const noted: unknown = await page.evaluate(`[window.taken ?? [], sessionStorage.getItem('left')]`)
  const [painted, left] = z.tuple([responses, z.string().nullable()]).parse(noted)
  return left === null ? painted : [...painted, Number(left)]
}

async function slowPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(noteTaps)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Resolves 100 ms after the first paint. */
const afterFirstPaint = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (!paint) return
          observer.disconnect()
          setTimeout(resolve, Math.max(0, paint.startTime + ms - performance.now()))
        }).observe({ type: 'paint', buffered: true })
      }),
    AFTER_PAINT_MS,
  )

async function firstTap(browser: Browser, url: string, path: string): Promise<number> {
  const page = await slowPhone(browser, url)
  await page.goto(path, { waitUntil: 'commit' })
  await afterFirstPaint(page)
  const from = performance.now()
  await page.touchscreen.tap(200, 500)
  // The browser's own delivery of the tap is part of what a reader waits for.
  const delivered = performance.now() - from
  await page.waitForTimeout(1500)
  const [first = delivered] = await taken(page)
  await page.context().close()
  return first
}

const SETTLED: readonly (readonly [string, string])[] = [
  ['menu', 'button[popovertarget="site-menu"]'],
  ['filters', 'button[popovertarget="facets"]'],
  ['a choice', '#facets input[type=checkbox]:enabled'],
  ['close', '#facets .facets-close'],
  ['an item', '.item-rows .item-title[data-item]'],
  ['close item', 'dialog[open] button'],
]

async function settledTaps(
  browser: Browser,
  url: string,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const page = await slowPhone(browser, url)
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  const longest: Record<string, number> = {}
  for (const [name, selector] of SETTLED) {
    const target = page.locator(selector).filter({ visible: true }).first()
    if ((await target.count()) === 0) continue
    const before = (await taken(page)).length
    await target.tap()
    await page.waitForTimeout(700)
    longest[name] = (await taken(page))[before] ?? 0
    if (name === 'menu') await page.keyboard.press('Escape')
  }
  await page.context().close()
  return longest
}

const site = await servePhonePages()
const found = process.env['CHROMIUM'] ?? findBrowser()
const browser = await chromium.launch({
  ...(found !== undefined && { executablePath: found }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const rounded = (times: readonly number[]) =>
  `${Math.round(median(times))} (${times.map(Math.round).join(' ')})`
for (const name of ['home', 'category', 'listing']) {
  const path = site.pages[name]?.path ?? '/'
  const firsts: number[] = []
  for (let run = 0; run < RUNS; run += 1) firsts.push(await firstTap(browser, site.url, path))
  process.stdout.write(`${name.padEnd(9)} first tap ${rounded(firsts)}\n`)
  const settled: Record<string, number[]> = {}
  for (let run = 0; run < RUNS; run += 1) {
    for (const [tap, time] of Object.entries(await settledTaps(browser, site.url, path)))
      settled[tap] = [...(settled[tap] ?? []), time]
  }
  for (const [tap, times] of Object.entries(settled))
    process.stdout.write(`  ${tap.padEnd(11)} ${rounded(times)}\n`)
}
await browser.close()
await site.stop()
