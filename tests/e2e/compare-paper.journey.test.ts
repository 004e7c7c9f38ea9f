import type { Page } from '@playwright/test'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { MAX_COMPARED } from '#app/features/comparison/compared.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { expect, test } from './journey.ts'

const COMPARED: readonly CategorySlug[] = [
  'trucks-trailers-marketplace',
  'cdl-a-company-drivers',
  'parking-lots',
]

/** The comparison of the first listings of a category, as many as fit. */
async function openComparison(page: Page, category: CategorySlug) {
  await page.goto(`/categories/${category}`)
  const boxes = await page.locator('.compare-choice > input').all()
  const numbers = await Promise.all(boxes.slice(0, MAX_COMPARED).map((box) => box.inputValue()))
  await page.goto(comparePath(numbers.map(Number)))
  await expect(page.locator('.compared-head')).toHaveCount(MAX_COMPARED)
}

/** How many sheets a page is printed on. */
async function sheets(page: Page, format: 'Letter' | 'A4', landscape: boolean): Promise<number> {
  const file = await page.pdf({ format, landscape })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** The size of the smallest words, in points. */
const smallest = (page: Page) =>
  page
    .locator('.compared-table :is(th, td, p, small)')
    .evaluateAll((parts) =>
      Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize) * 0.75)),
    )

for (const language of LOCALES) {
  test(`[CMP-02] four listings are printed on one sheet, whichever way it is turned: ${language}`, async ({
    openPage,
  }) => {
    const page = await openPage({ language, javaScript: false })
    for (const category of COMPARED) {
      await openComparison(page, category)
      for (const format of ['Letter', 'A4'] as const)
        for (const landscape of [false, true])
          expect(
            await sheets(page, format, landscape),
            `${category}, ${format}, ${landscape ? 'across' : 'upright'}`,
          ).toBe(1)
      await page.emulateMedia({ media: 'print' })
      expect(await smallest(page)).toBeGreaterThanOrEqual(7.99)
      await page.emulateMedia({ media: null })
    }
  })
}
