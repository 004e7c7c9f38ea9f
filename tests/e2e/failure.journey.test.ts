import type { Page } from '@playwright/test'
import { browserErrorInput } from '#app/platform/browser-errors/schema.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

test.use({ freshBrowsers: true })

// The site itself is well; what fails here is the way to it.

const breakData = (page: Page) => page.route('**/*.data*', (route) => route.abort())
const mendData = (page: Page) => page.unroute('**/*.data*')

test.describe('when a script of a page fails', () => {
  test('[RUN-02] the site takes note of it, by rules for content that no other place may know', async ({
    openPage,
  }) => {
    const page = await openPage({ expectsErrors: true })
    // The body of a beacon is handed out for intercepted requests only.
    await page.route('**/api/page-errors', (route) => route.continue())
    await page.goto('/search?q=secret')
    await waitForHydration(page)
    const reported = page.waitForResponse('**/api/page-errors')

    await page.evaluate(`setTimeout(() => { throw new Error('broken on purpose') })`)

    const response = await reported
    expect(response.status()).toBe(200)
    const report = browserErrorInput.parse(response.request().postDataJSON())
    expect(report).toMatchObject({ kind: 'error', message: 'broken on purpose', path: '/search' })
    expect(report.build).toMatch(/^[\w.-]+\.js$/u)
  })
})

test.describe('when content cannot be loaded', () => {
  test('[HOME-06] with content on screen it stays there beside the error, and Retry brings it up to date', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: 'Newest listings' })).toBeVisible()
    await breakData(page)
    await page.clock.fastForward(60_000)
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`)
    await expect(page.getByText('Showing cached content.', { exact: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Newest listings' })).toBeVisible()
    await mendData(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Showing cached content.', { exact: false })).toHaveCount(0)
  })

  test('[HOME-06] without content: what happened, Try Again with a count, three times at most, then it clears', async ({
    page,
  }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await breakData(page)
    await page.getByRole('link', { name: 'Haulpost home' }).click()
    await expect(page.getByRole('heading', { name: 'Unable to Load Content' })).toBeVisible()
    for (const attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText(`Attempt ${attempt} of 3`)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Unable to Load Content' })).toHaveCount(0)
    await expect(page.getByText('Nothing here yet')).toHaveCount(0)
    await mendData(page)
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { name: 'Newest listings' })).toBeVisible()
  })

  test('[HOME-07] coming back to the tab brings the page up to date', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: 'Newest listings' })).toBeVisible()
    await page.clock.fastForward(60_000)
    const loaded = page.waitForResponse('**/*.data*')
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    expect((await loaded).status()).toBe(200)
  })

  test('[CAT-07] a list that fails says so and is retried', async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await breakData(page)
    await page.goto('/categories')
    await waitForHydration(page)
    await page.getByRole('main').locator('.row-link', { hasText: /^Jobs/u }).click()
    await expect(page.getByText('Failed to load listings. Please try again.')).toBeVisible()
    await mendData(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  })

  test('[CAT-07] a list that takes fifteen seconds times out, and a late response is still used', async ({
    page,
  }) => {
    await page.goto('/categories')
    await waitForHydration(page)
    await page.clock.install()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      await promise
      await route.continue()
    })
    const request = page.waitForRequest('**/*.data*')
    await page.getByRole('main').locator('.row-link', { hasText: /^Jobs/u }).click()
    await request
    await page.clock.fastForward(15_100)
    await expect(page.getByText('Failed to load listings. Please try again.')).toBeVisible()
    resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  })

  test('[SRCH-04] a search that fails says so', async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await breakData(page)
    await page.getByRole('searchbox').first().fill('reefer')
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page.getByText('Failed to search listings. Please try again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Search failed. Please try again.' })).toBeVisible()
    await mendData(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Results for “reefer”' })).toBeVisible()
  })

  test('[SRCH-03] a search that takes ten seconds is given up', async ({ page }) => {
    await page.goto('/search?q=truck')
    await waitForHydration(page)
    await page.clock.install()
    await page.route('**/*.data*', () => {})
    await page.getByRole('main').getByRole('searchbox').fill('trailer')
    const request = page.waitForRequest('**/*.data*')
    await page.clock.fastForward(400)
    await request
    await page.clock.fastForward(10_100)
    await expect(page.getByText('Search failed. Please try again.', { exact: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Results for “truck”' })).toBeVisible()
    // Without its route the search that hangs would go on, and its late response replace the button.
    await page.route('**/*.data*', (route) => route.continue())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Search failed. Please try again.', { exact: false })).toHaveCount(0)
  })

  test('[NAV-08] when nothing else can be shown: what to do, and no stack trace', async ({ openPage }) => {
    const page = await openPage({ expectsErrors: true })
    await page.goto('/contact')
    await waitForHydration(page)
    await breakData(page)
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveText(/ at |\.js:\d+/u)
    await mendData(page)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  })
})
