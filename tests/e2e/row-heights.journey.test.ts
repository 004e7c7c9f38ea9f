import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

/** The share of a page's height by which it may differ once its rows are painted. */
const MAX_CHANGE = 0.08

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

// Rows below the fold are painted only when they are near. What is below them must not run away from a pointer then.
for (const width of [320, 768, 1280] as const) {
  test(`[CAT-14] rows take the room from the start that they need, in lists of jobs and offers, ${width} wide`, async ({
    openPage,
  }) => {
    const page = await openPage({ width })
    for (const category of ['cdl-a-company-drivers', 'trucks-trailers-marketplace']) {
      await page.goto(`/categories/${category}`)
      await waitForHydration(page)
      const before = await heightOf(page)
      await page.keyboard.press('End')
      const last = page.locator('.item-row').last()
      await expect
        .poll(() => last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true })))
        .toBe(true)
      const change = Math.abs((await heightOf(page)) - before) / before
      expect(change, category).toBeLessThan(MAX_CHANGE)
    }
  })
}
