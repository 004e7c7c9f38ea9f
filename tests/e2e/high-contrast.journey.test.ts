import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

// Colors that the reader's system chooses: grounds and the colors of borders are lost.

async function inSystemColors(page: Page, path: string) {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await waitForHydration(page)
}

/** The color of a system color's name in this browser. */
const systemColor = (page: Page, name: string) =>
  page.evaluate(`(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; color: ${name}'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })()`)

test('[NAV-14] in the colors of the system the chosen view and language differ from the others', async ({
  openPage,
}) => {
  const page = await openPage()
  await inSystemColors(page, '/categories/jobs?view=gallery')
  const ground = String(await systemColor(page, 'Highlight'))
  const views = page.locator('.segments')
  await expect(views.getByRole('link', { name: 'Gallery' })).toHaveCSS('background-color', ground)
  await expect(views.getByRole('link', { name: 'List' })).not.toHaveCSS('background-color', ground)
  const languages = page.getByRole('banner').locator('.language-button')
  await expect(languages.filter({ hasText: 'EN' }).first()).toHaveCSS('background-color', ground)
  await expect(languages.filter({ hasText: 'ES' }).first()).not.toHaveCSS('background-color', ground)
})

test('[NAV-14] in the colors of the system buttons have an edge, and fields with mistakes another one', async ({
  openPage,
}) => {
  const page = await openPage()
  await inSystemColors(page, '/contact')
  const main = page.getByRole('main')
  const send = main.locator('.button-primary')
  await expect(send).toHaveCSS('border-top-width', '2px')
  await send.click()
  await expect(main.getByLabel('Name')).toHaveCSS('border-top-style', 'dashed')
  await expect(main.getByLabel('Phone')).toHaveCSS('border-top-style', 'solid')
})
