import type { Page } from '@playwright/test'

/** Adds up in the page how much of it moves by itself. */
function watch() {
  let total = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value')
      if (typeof value === 'number') total += value
    }
    Reflect.set(window, 'shifted', total)
  }).observe({ type: 'layout-shift', buffered: true })
  Reflect.set(window, 'shifted', total)
}

/** Watches the pages that are opened from now on. */
export const watchShifts = (page: Page) => page.addInitScript(watch)

/** Waits until a page has its fonts, whose letters are not as wide as those before, and has been painted with them. */
export const untilFontsAreIn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })

/** How much of a page has moved by itself since it was opened. */
export const shiftsSeen = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted')))

/** Opens a page whose scripts arrive after it was painted, as on a slow phone. Returns what lets them through. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return release
}
