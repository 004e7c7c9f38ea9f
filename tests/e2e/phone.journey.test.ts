import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

async function topOfFirstListing(page: Page): Promise<number> {
  const box = await page.locator('.item-row').first().boundingBox()
  return box?.y ?? Number.NaN
}

test.describe('on a phone', () => {
  for (const path of ['/', '/categories/trucks-trailers-marketplace', '/categories/jobs']) {
    test(`[HOME-04] [CAT-06] ${path} has at most one screen of billboards before its first listing`, async ({
      openPage,
    }) => {
      const page = await openPage({ width: 320 })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await waitForHydration(page)
      const before = page.locator('main .billboard-grid').first()
      expect((await before.boundingBox())?.height).toBeLessThan(844 / 2)
      expect(await topOfFirstListing(page)).toBeLessThan(844 * 1.2)
    })
  }

  test('[HOME-04] the other rows of the grid are between the listings', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    expect(await page.locator('.item-break:visible').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('.item-break:visible')).toHaveCount(0)
  })

  test('[CAT-05] the filters fold once they are applied, and show that they are set', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/categories/trucks-trailers-marketplace')
    await waitForHydration(page)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('City').fill('a')
    await page.keyboard.press('Enter')
    await page.waitForURL('**city=a**')
    await expect(page.getByLabel('City')).toBeHidden()
    await expect(page.getByText('1 filter', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByLabel('City')).toBeVisible()
  })

  test('[HOME-05] the list of the home page leads on to all listings', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/?page=2')
    await expect(page.locator('.item-row').first()).toBeVisible()
    await page.goto('/?page=99')
    await page.getByRole('link', { name: 'Go to page 1' }).click()
    await expectPath(page, '/')
  })
})
