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

/** How much of a page has moved by itself since it was opened. */
export const shiftsSeen = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted')))
