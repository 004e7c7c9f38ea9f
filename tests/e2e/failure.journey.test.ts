import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { errorTold } from '#app/platform/browser-errors/schema.ts'
import { openPage, untilAlive } from './browser.ts'

// The site itself is well; what fails here is the way to it.

const breakData = (page: Page) => page.route('**/*.data*', (route) => route.abort())
const mendData = (page: Page) => page.unroute('**/*.data*')

describe('when a script of a page fails', () => {
  test('[RUN-02] the site takes note of it, by rules for content that no other place may know', async () => {
    const page = await openPage({ expectsErrors: true })
    await page.goto('/search?q=secret')
    await untilAlive(page)
    const answered = page.waitForResponse('**/api/page-errors')

    await page.evaluate(`setTimeout(() => { throw new Error('broken on purpose') })`)

    const answer = await answered
    expect(answer.status()).toBe(200)
    const told = errorTold.parse(answer.request().postDataJSON())
    expect(told).toMatchObject({ kind: 'error', message: 'broken on purpose', path: '/search' })
    expect(told.build).toMatch(/^[\w.-]+\.js$/u)
  })
})

describe('when content cannot be loaded', () => {
  test('[HOME-06] with content on screen it stays there beside the error, and Retry brings it up to date', async () => {
    const page = await openPage()
    await page.clock.install()
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('heading', { name: 'Newest listings' }).waitFor()
    await breakData(page)
    await page.clock.fastForward(60_000)
    await page.evaluate(`window.dispatchEvent(new Event('focus'))`)
    await page.getByText('Showing cached content.', { exact: false }).waitFor()
    expect(await page.getByRole('heading', { name: 'Newest listings' }).isVisible()).toBe(true)
    await mendData(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Showing cached content.', { exact: false }).waitFor({ state: 'detached' })
  })

  test('[HOME-06] without content: what happened, Try Again with a count, three times at most, then it clears', async () => {
    const page = await openPage()
    await page.goto('/contact')
    await untilAlive(page)
    await breakData(page)
    await page.getByRole('link', { name: 'Haulpost, to the home page' }).click()
    await page.getByRole('heading', { name: 'Unable to Load Content' }).waitFor()
    for (const attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Try Again' }).click()
      await page.getByText(`Attempt ${attempt} of 3`).waitFor()
    }
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Unable to Load Content' }).waitFor({ state: 'detached' })
  })

  test('[HOME-07] coming back to the tab brings the page up to date', async () => {
    const page = await openPage()
    await page.clock.install()
    await page.goto('/')
    await untilAlive(page)
    await page.getByRole('heading', { name: 'Newest listings' }).waitFor()
    await page.clock.fastForward(60_000)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.data')) loads.push(request.url())
    })
    // The page may still be coming alive: nobody hears the first events then.
    const comeBack = () => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await expect.poll(() => comeBack().then(() => loads.length), { timeout: 20_000 }).toBeGreaterThan(0)
  })

  test('[CAT-07] a list that fails says so and is retried', async () => {
    const page = await openPage()
    await page.goto('/contact')
    await untilAlive(page)
    await breakData(page)
    await page.evaluate(`document.querySelector('footer')`)
    await page.goto('/categories')
    await untilAlive(page)
    await page.getByRole('link', { name: /^Jobs/u }).click()
    await page.getByText('Failed to load listings. Please try again.').waitFor()
    await mendData(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  })

  test('[CAT-07] a list that takes fifteen seconds is given up, and a late answer is still used', async () => {
    const page = await openPage()
    await page.goto('/categories')
    await untilAlive(page)
    await page.clock.install()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      await promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/*.data*')
    await page.getByRole('link', { name: /^Jobs/u }).click()
    await asked
    await page.clock.fastForward(15_100)
    await page.getByText('Failed to load listings. Please try again.').waitFor()
    resolve()
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  })

  test('[SRCH-04] a search that fails says so', async () => {
    const page = await openPage()
    await page.goto('/contact')
    await untilAlive(page)
    await breakData(page)
    await page.getByRole('searchbox').first().fill('reefer')
    await page.getByRole('searchbox').first().press('Enter')
    await page.getByText('Failed to search listings. Please try again.').waitFor()
    await page.getByRole('heading', { name: 'Search failed. Please try again.' }).waitFor()
  })

  test('[SRCH-03] a search that takes ten seconds is given up', async () => {
    const page = await openPage()
    await page.goto('/search?q=truck')
    await untilAlive(page)
    await page.clock.install()
    await page.route('**/*.data*', () => {})
    await page.getByRole('main').getByRole('searchbox').fill('trailer')
    const asked = page.waitForRequest('**/*.data*')
    await page.clock.fastForward(400)
    await asked
    await page.clock.fastForward(10_100)
    await page.getByText('Search failed. Please try again.', { exact: false }).waitFor()
    expect(await page.getByRole('heading', { name: 'Results for “truck”' }).isVisible()).toBe(true)
  })

  test('[NAV-08] when nothing else can be shown: what to do, and no stack trace', async () => {
    const page = await openPage({ expectsErrors: true })
    await page.goto('/contact')
    await untilAlive(page)
    await breakData(page)
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toMatch(/ at |\.js:\d+/u)
    expect(await page.getByRole('button', { name: 'Reload Page' }).isVisible()).toBe(true)
  })
})
