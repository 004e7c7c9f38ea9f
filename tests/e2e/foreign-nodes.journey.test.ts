import type { Page } from '@playwright/test'
import { insertElements, translateTexts, typeEverywhere } from './foreign-nodes.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

// `openPage` fails the test when an error occurs in the browser.

test.use({ freshBrowsers: true })

const PAGES = [
  '/',
  '/search?q=truck',
  '/categories/jobs',
  '/contact',
  '/signin',
  '/signup',
  '/compare',
  '/map',
]

const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-typed]')]
    const lost = fields.filter(({ value, dataset }) => value !== dataset['typed']).map(({ name }) => name)
    return { lost, kept: fields.length - lost.length }
  })

test('[LANG-05] what extensions insert before a page is ready stays, and so does what was typed by then', async ({
  openPage,
}) => {
  for (const address of PAGES) {
    const page = await openPage()
    await page.addInitScript(insertElements)
    await page.addInitScript(typeEverywhere)
    await page.goto(address)
    await waitForHydration(page)

    const { lost, kept } = await lostTexts(page)
    expect(lost, `texts that were lost on ${address}`).toEqual([])
    expect(kept, `texts that were typed on ${address}`).toBeGreaterThan(0)
    await expect(page.locator('some-extension')).toHaveCount(1)
    await expect(page.locator('input + .foreign').first()).toBeAttached()
  }
})

test('[LANG-05] lists, filters, pages and items work while the browser translates the page', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.addInitScript(translateTexts)
  await page.goto('/categories/trucks-trailers-marketplace')
  await waitForHydration(page)
  await expect(page.locator('h1 font').first()).toBeAttached()
  const total = page.locator('.list-bar [role=status]')
  const before = await total.innerText()

  await page.locator('#facet-fields input[type=checkbox], .facets input[type=checkbox]').first().check()
  await expect(total).not.toHaveText(before)
  await page.goBack()
  await expect(total).toHaveText(before)

  await page.locator('a[href*="page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/u)
  await page.locator('.item-title').first().click()
  await expectPath(page, new URL(page.url()).pathname)
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('[LANG-05] a form that is closed while the browser translates it keeps its draft', async ({
  openPage,
  signIn,
}) => {
  const page = await openPage()
  await page.addInitScript(translateTexts)
  await signIn(page)
  for (const text of ['Kenworth with a new engine', 'Kenworth without an engine']) {
    await page.goto('/post-listing?write=1')
    await waitForHydration(page)
    await page.locator('dialog[open] [name=titleEn]').fill(text)
    await expect(page.locator('dialog[open] .draft-saved')).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
})
