import { expect, test } from './journey.ts'
import { expectPath, screenshot, waitForHydration } from './page-checks.ts'

test.describe('the header', () => {
  test('[LANG-02] the language chosen on a large screen survives reloading', async ({ page }) => {
    await page.goto('/categories/jobs')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Русский' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expectPath(page, '/categories/jobs')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('[LANG-02] on a small screen the languages are a menu', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.locator('#language-menu').getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('[LANG-02] without JavaScript too', async ({ openPage }) => {
    const page = await openPage({ javaScript: false })
    await page.goto('/')
    await page.getByRole('button', { name: 'Español' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('[NAV-05] a visitor who wants to post is asked to log in, and nothing else happens', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Add Post' }).click()
    await expect(page.getByRole('dialog', { name: 'Please login to create a post' })).toBeVisible()
    await expectPath(page, '/')
    await page.keyboard.press('Escape')
    await expect(page.locator(':focus')).toHaveText('Add Post')
  })

  test('[NAV-05] on a small screen too, from the menu', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Add Post' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please login to create a post' })
    await expect(dialog).toBeVisible()
    await screenshot(page, 'login-to-post-320')
    await dialog.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL('**/signin?to=/post-listing')
    await expect(page.locator('#site-menu')).toBeHidden()
  })

  test('[NAV-01] [NAV-02] a search from the header goes on in the box of the search page, which has the focus', async ({
    page,
  }) => {
    await page.goto('/categories')
    await waitForHydration(page)
    await page.locator('#site-search').fill('  reefer ')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=reefer')
    await expect(page.getByRole('heading', { level: 1, name: /reefer/u })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('s')
    await page.waitForURL('**/search?q=reefers')
  })

  test('[NAV-06] the menu of a small screen opens, leads on, and closes on Escape', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Contact' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact')
    await expect(page.locator('#site-menu')).toBeHidden()
  })

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('the footer', () => {
  test('[LANG-05] nothing is loaded from a third party before the button is pressed; a failure is shown', async ({
    openPage,
  }) => {
    const requests: string[] = []
    const page = await openPage({ mayAskFor: /translate\.google/u })
    page.on('request', (request) => {
      if (/google/u.test(request.url())) requests.push(request.url())
    })
    await page.goto('/')
    await waitForHydration(page)
    expect(requests).toEqual([])
    await page.getByLabel('Translate to').selectOption('fr')
    await page.getByRole('button', { name: 'Translate this page' }).click()
    await expect(page.getByText('The translation could not be loaded', { exact: false })).toBeVisible()
    expect(requests.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Show the original' }).click()
    await expect.poll(() => page.evaluate('document.cookie')).not.toContain('translate=1')
  })
})

test.describe('a page that is not there', () => {
  test('[NAV-09] leads back, home, and to a search', async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.goto('/nothing')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL('**/contact')
    await page.goto('/nothing')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('searchbox').fill('truck')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.waitForURL('**/search?q=truck')
  })
})
