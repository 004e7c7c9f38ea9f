import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

/** The share of a page's height by which it may differ once its rows are painted. */
const MAX_CHANGE = 0.08

/** Of the demo alone, each longer than a screen: other journeys post there without facts. */
const LISTS = [
  '/categories/cdl-a-company-drivers?home=weekly',
  '/categories/trucks-trailers-marketplace?kind=sleeper',
]

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

// Rows below the fold are painted only when they are near. What is below them must not run away from a pointer then.
for (const width of [768, 1280] as const) {
  test(`[CAT-14] rows take the room from the start that they need, in lists of jobs and offers, ${width} wide`, async ({
    openPage,
  }) => {
    const page = await openPage({ width })
    for (const list of LISTS) {
      await page.goto(list)
      await waitForHydration(page)
      const before = await heightOf(page)
      await page.keyboard.press('End')
      const last = page.locator('.item-row').last()
      await expect
        .poll(() => last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true })))
        .toBe(true)
      const change = Math.abs((await heightOf(page)) - before) / before
      expect(change, list).toBeLessThan(MAX_CHANGE)
    }
  })
}
