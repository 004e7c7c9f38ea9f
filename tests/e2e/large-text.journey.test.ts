import type { Page } from '@playwright/test'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectLayoutAt } from './page-layout.ts'

// Letters of the size that a reader has set in the browser: layouts follow it, because their lengths are in rem.

test.use({ freshBrowsers: true })

const TRUCKS = '/categories/trucks-trailers-marketplace'

/** Sets what the settings of the browser call the size of letters: 16 px unless someone changes it. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

test('[NAV-16] letters are as large as the reader has set them', async ({ openPage }) => {
  const page = await openPage()
  await setTextSize(page, 24)
  await page.goto('/categories/jobs')
  await expect(page.locator('.item-place').first()).toHaveCSS('font-size', '19.5px')
  await expect(page.locator('body')).toHaveCSS('font-size', '22.5px')
})

test('[NAV-16] with letters of half again the size every part of a list has its place', async ({
  openPage,
}) => {
  const page = await openPage({ width: 320, language: 'es' })
  await setTextSize(page, 24)
  for (const path of ['/categories/jobs', TRUCKS]) {
    await page.goto(path)
    await expectLayoutAt(page, [390, 834], 'large text')
  }
})

test('[NAV-16] with letters of twice the size the smallest phone shows pages whole', async ({
  db,
  openPage,
}) => {
  const { listingId } = await aListing(db, { title: { ru: 'Рефрижератор Carrier' } })
  const page = await openPage({ width: 320, language: 'ru' })
  await setTextSize(page, 32)
  for (const path of ['/', '/categories/jobs', TRUCKS, `/listings/${listingId}`, '/prices']) {
    await page.goto(path)
    await expectLayoutAt(page, [320], 'large text')
  }
})
